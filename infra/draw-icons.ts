// This command draws the icons that some systems want as pixels from the vector ones: favicon.ico, the icon of iPhone home
// screens and the pictures with which an installed app starts there, those of the installed app, of which Android cuts the edges
// off or keeps the shape alone, and the picture that stands beside a link to the product.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { kolamFigures } from '../contracts/ui/src/components/kolam-figures.ts';
import { START_UP_PICTURES, type StartUpPicture } from '../frontend-shell/build/start-up-pictures.ts';
import { CHROMIUM_ARGS, chromiumPath } from './test/system-packages.ts';

const folder = path.resolve(import.meta.dirname, '../frontend-shell/public');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });

/** Draws an SVG file as a square PNG. What is transparent in the one is so in the other. */
async function drawn(file: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(path.join(folder, file)).toString('base64');
  await page.setContent(
    `<style>body{margin:0}img{display:block}</style><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${svg}">`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/**
 * Puts one PNG into the container that browsers ask for as favicon.ico: a header of 6 bytes, an entry of 16, and the
 * picture.
 */
function iconOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const fontFile = (script: string): string =>
  readFileSync(
    path.resolve(import.meta.dirname, `../node_modules/@fontsource/mukta/files/mukta-${script}-700-normal.woff2`),
  ).toString('base64');

/** What shows where somebody shares a link to the product: its name and question, and the kolam. */
async function preview(): Promise<Buffer> {
  const { half, line, dots, centre } = kolamFigures[41];
  const fonts = ['latin', 'devanagari'].map(
    (script) => `@font-face{font-family:${script};src:url(data:font/woff2;base64,${fontFile(script)})}`,
  );
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>${fonts.join('')}
    body{margin:0;display:grid;grid-template-columns:1fr 520px;align-items:center;height:630px;background:#fbf8f1;color:#17302b;
      font:700 76px/88px latin,devanagari;text-wrap:balance}
    div{padding-left:72px} p{margin:0 0 36px;font-size:40px;line-height:1;color:#0b5d4e} small{display:block;margin-top:36px;font-size:34px;line-height:1.2;color:#4a5f59}
    svg{width:500px;height:500px;stroke-width:1.8}</style>
    <div><p>Sahaay सहाय</p>Feeling unwell?<br>Know what<br>to do next.<small>Free, in plain words.<br>In an emergency call 112.</small></div>
    <svg viewBox="${-half} ${-half} ${2 * half} ${2 * half}" fill="none" stroke="#0b5d4e"><path d="${line}"/>
      <path d="${dots}" stroke="#17302b" stroke-width="3.4" stroke-linecap="round"/><circle r="${centre}" fill="#f2b632" stroke="none"/></svg>`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** The colours of the two themes (contracts/ui/src/styles). */
const COLOURS = {
  light: { paper: '#fbf8f1', ink: '#17302b', line: '#0b5d4e', dot: '#f2b632' },
  dark: { paper: '#0e1b18', ink: '#eaf1ed', line: '#6fd3b4', dot: '#ffc94d' },
} as const;

/** The mark and the name where the page itself shows them first, so that nothing moves when it comes. */
async function startUp({ width, height, ratio, theme }: StartUpPicture): Promise<Buffer> {
  const { paper, ink, line, dot } = COLOURS[theme];
  const { half, line: way, dots, centre } = kolamFigures.mark;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: ratio });
  await page.setContent(`<style>@font-face{font-family:latin;src:url(data:font/woff2;base64,${fontFile('latin')})}
    body{margin:0;padding-top:20vh;background:${paper};color:${ink}}
    p{display:flex;justify-content:center;align-items:center;gap:10px;margin:0;min-height:48px;font:700 22px/28px latin}
    svg{width:36px;height:36px;stroke-width:3.2}</style>
    <p><svg viewBox="${-half} ${-half} ${2 * half} ${2 * half}" fill="none" stroke="${line}"><path d="${way}"/>
      <path d="${dots}" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><circle r="${centre}" fill="${dot}" stroke="none"/></svg>Sahaay</p>`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await page.close();
  return png;
}

mkdirSync(path.join(folder, 'start-up'), { recursive: true });
for (const picture of START_UP_PICTURES) writeFileSync(path.join(folder, picture.file), await startUp(picture));
writeFileSync(path.join(folder, 'social.png'), await preview());
writeFileSync(path.join(folder, 'favicon.ico'), iconOf(await drawn('favicon.svg', 32), 32));
writeFileSync(path.join(folder, 'apple-touch-icon.png'), await drawn('icon.svg', 180));
for (const size of [192, 512]) writeFileSync(path.join(folder, `icon-${size}.png`), await drawn('icon.svg', size));
writeFileSync(path.join(folder, 'icon-monochrome-512.png'), await drawn('icon-monochrome.svg', 512));
await browser.close();
