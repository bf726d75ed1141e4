import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import type { View } from './combinations.ts';
import { watchRequests } from './quiet.ts';

/** The moment at which every picture is taken. */
export const NOW = new Date('2026-11-23T10:30:00+05:30');
export const HEIGHT = 800;
const WEIGHTS = [400, 600, 700] as const;
const SCRIPTS = ['latin', 'devanagari'] as const;
const FONTS = '/fonts-of-the-pictures/';
const resolve = createRequire(import.meta.url).resolve;

/**
 * The page's own text comes from the fonts of the system, which differ from computer to computer. In a picture all text
 * is set in one family that npm brings, with none of the browser's freedom to go on without a font that is late.
 */
const STYLE = `${SCRIPTS.flatMap((script) =>
  WEIGHTS.map(
    (weight) =>
      `@font-face{font-family:Pictured-${script};font-weight:${weight};font-display:block;src:url(${FONTS}${script}-${weight})}`,
  ),
).join('')}
:root:root:root{--font-head:Pictured-latin,Pictured-devanagari,sans-serif;--font-body:var(--font-head)}
*{caret-color:transparent!important}`;

async function serveFont(route: Route): Promise<void> {
  const [script, weight] = route.request().url().split('/').at(-1)!.split('-');
  const file = resolve(`@fontsource/mukta/files/mukta-${script}-${weight}-normal.woff2`);
  await route.fulfill({ body: readFileSync(file), contentType: 'font/woff2' });
}

/** A browser that has nothing left to chance: fixed clock, fonts, language, theme and width, and no motion. */
export async function openContext(
  browser: Browser,
  url: string,
  { width, theme, language }: Omit<View, 'screen'>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    locale: `${language}-IN`,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  await context.clock.setFixedTime(NOW);
  await context.route(`**${FONTS}*`, serveFont);
  await context.addInitScript((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.replaceAll('url(/', `url(${location.origin}/`));
    document.adoptedStyleSheets = [sheet];
    // What a page fetches while it rests is in no picture.
    window.requestIdleCallback = () => 0;
  }, STYLE);
  return context;
}

/** A page may still ask for something when its picture is done. */
export async function closeContext(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Waits until every font that is wanted is here, and what changed is drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** Makes the window as high as what is in it, so that bars at its edges are where the page ends. */
export async function showWhole(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map((part) => part.scrollHeight),
    ),
  );
  await page.setViewportSize({ width, height: Math.max(height, HEIGHT) });
  await settle(page);
}

/** Opens the screen and takes its picture, the whole page, as PNG. */
export async function draw(context: BrowserContext, { screen, language }: View): Promise<Buffer> {
  const page = await context.newPage();
  const hasAll = watchRequests(page);
  try {
    await page.goto(screen.path);
    await page.locator('h1').first().waitFor();
    await hasAll();
    await screen.reach?.(page, language);
    await page.mouse.move(0, 0);
    await hasAll();
    await showWhole(page);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await page.close();
  }
}
