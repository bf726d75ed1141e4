// The tests of later-code-*.spec.ts block each file of code and style that a page fetches, on a good line and on one that
// goes away. 112 must stay on the screen, and nothing may go blank. The list of files is read from the built front ends,
// so that a new file is found.
import { errors, expect, test, type Locator, type Page, type Request, type Route } from './test.ts';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { App } from './pages.ts';
import type { Visit } from './later-code-visits.ts';
import { enter, NEW_DELHI } from './person.ts';

const root = path.resolve(import.meta.dirname, '../..');
const built = (frontEnd: string, servedAt: string): string[] =>
  globSync('assets/*.{js,css}', { cwd: path.join(root, frontEnd, 'dist') }).map((file) => `${servedAt}/${file}`);
/** The built files of code and style, at the addresses at which they are served. */
export const FILES: ReadonlySet<string> = new Set([
  ...built('frontend-shell', ''),
  ...built('frontend-diagnostics', '/remotes/diagnostics'),
  ...built('frontend-community', '/remotes/community'),
]);

export const emergencyCall = (page: Page): Locator =>
  page.locator('a[href="tel:112"]').filter({ visible: true }).first();
const later = (page: Page): Promise<void> => page.clock.fastForward(30_000);

/** Chooses the language of the pages that are opened from now on. What an earlier visit typed is not there for them. */
async function speak(page: Page, language = 'en'): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
  await page.evaluate(
    (state) => {
      sessionStorage.clear();
      localStorage.setItem('sahaay.preferences', JSON.stringify({ state }));
    },
    { language },
  );
}

async function open(
  page: Page,
  { path: address, without, language }: Visit,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  if (without) await page.route(without, (route) => route.abort());
  // An open stream of news would keep the network from ever being idle. The context has the route, which outlives those of a page.
  await page.context().route('**/api/v1/community/live', (route) => route.abort());
  await speak(page, language);
  await page.goto(address, { waitUntil });
}

/** The built files that a visit asks for, in their order, and those that it asks for when the control is there already. */
export async function filesOf(page: Page, visit: Visit): Promise<{ asked: string[]; afterwards: string[] }> {
  const asked = new Set<string>();
  const underWay = new Set<Request>();
  let lastAt = 0;
  const note = (request: Request): void => {
    underWay.add(request);
    lastAt = Date.now();
    const { pathname } = new URL(request.url());
    if (FILES.has(pathname)) asked.add(pathname);
  };
  const forget = (request: Request): void => {
    underWay.delete(request);
    lastAt = Date.now();
  };
  page.on('request', note).on('requestfinished', forget).on('requestfailed', forget);
  await open(page, visit);
  await expect(visit.control(page)).toBeVisible();
  // What index.html shows at once may have the same control.
  await expect(page.locator('.boot-page')).toHaveCount(0);
  const atOnce = asked.size;
  await visit.before?.(page);
  await visit.after?.(page);
  await later(page);
  // The code of the toaster is fetched last.
  await expect(page.locator('section:is([aria-label^="Notifications"], [aria-label^="सूचनाएँ"])')).toBeAttached();
  // Playwright itself tells of a network that is idle once after each `goto`, which may be before the code of this visit.
  await expect.poll(() => underWay.size === 0 && Date.now() - lastAt > 500).toBe(true);
  page.off('request', note).off('requestfinished', forget).off('requestfailed', forget);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return { asked: [...asked], afterwards: [...asked].slice(atOnce) };
}

/** The files that index.html itself names. Without one of them there is no app at any address. */
async function filesOfTheStart(page: Page): Promise<Set<string>> {
  const html = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  return new Set([...FILES].filter((file) => html.includes(file)));
}

async function staysUsable(page: Page, visit: Visit, wasThere: boolean): Promise<void> {
  await expect(emergencyCall(page)).toBeVisible();
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
  if (wasThere) await expect(visit.control(page)).toBeVisible();
}

/** A call that nobody makes within its time is no fault. Anything else that went wrong is. */
function unlessLate(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

async function blockOnline(page: Page, visit: Visit, file: string): Promise<void> {
  await page.route(`**${file}`, (route) => route.abort());
  // The page shows, or what stands in for it.
  const retry = page.getByRole('button', { name: /^(Retry|फिर कोशिश करें)$/ });
  const other = retry.or(page.getByText(/^(Load Again|फिर से खोलें)$/)).filter({ visible: true });
  // A clock that moves while the configuration is on its way lets the call time out, and the page leaves out what the visit
  // wants of it. An app that does not start without this file asks for none, and says that it is missing.
  const isConfigured = visit.before ?? visit.after;
  const configured = isConfigured && page.waitForResponse('**/config.json', { timeout: 20_000 }).catch(unlessLate);
  await open(page, visit);
  if (configured) await Promise.race([configured, other.first().waitFor({ timeout: 20_000 }).catch(unlessLate)]);
  const either = visit.control(page).or(other).first();
  await expect(async () => {
    await later(page);
    await expect(either).toBeVisible({ timeout: 500 });
  }).toPass();
  const isThere = await visit.control(page).isVisible();
  if (isThere) {
    await visit.before?.(page);
    await visit.after?.(page);
    await later(page);
  }
  await staysUsable(page, visit, isThere);
}

async function goOffline(page: Page, visit: Visit, file: string): Promise<void> {
  let disconnect = (): void => undefined;
  const disconnected = new Promise<void>((resolve) => (disconnect = resolve));
  let wanted = (): void => undefined;
  const isWanted = new Promise<'wanted'>((resolve) => (wanted = () => resolve('wanted')));
  await page.route(`**${file}`, async (route: Route) => {
    wanted();
    await disconnected;
    await route.abort('internetdisconnected');
  });
  await open(page, visit, 'commit');
  const first = await Promise.race([
    isWanted,
    visit
      .control(page)
      .waitFor()
      .then(() => 'page' as const),
  ]);
  if (first === 'page') await visit.before?.(page);
  // 112 must also be visible while a file does not come.
  await expect(emergencyCall(page)).toBeVisible();
  await page.context().setOffline(true);
  disconnect();
  if (first === 'page') await visit.after?.(page);
  await later(page);
  await staysUsable(page, visit, first === 'page');
  await page.context().setOffline(false);
}

const WAYS = { 'alone fails': blockOnline, 'fails as the network goes away': goOffline };
/** Every file fails in both ways at every address. This takes several times as long; without it, see `testLaterCode`. */
const EVERYWHERE = process.env['LATER_CODE'] === 'everywhere';

/** At so many addresses a file fails, of those that ask for it. */
const ADDRESSES = EVERYWHERE ? Infinity : 2;

/**
 * Tests these pages without each of their files. At the first address at which a file is asked for, it fails in both ways,
 * and at a second one in one of them.
 */
export function testLaterCode(app: App, who: 'nobody' | 'somebody', visits: readonly Visit[]): void {
  test.describe(`on the pages of ${app}, with ${who} signed in,`, () => {
    test.use({ geolocation: NEW_DELHI, permissions: ['geolocation'], viewport: { width: 360, height: 740 } });

    test('a file that does not come costs neither 112 nor what is already there', async ({ page }) => {
      test.setTimeout(600_000);
      await page.clock.install();
      if (who === 'somebody') await enter(page);
      const start = await filesOfTheStart(page);
      const blocked = new Set<string>();
      const addresses = new Map<string, number>();
      for (const visit of visits) {
        const at = (file: string): string => `${visit.path} ${visit.language ?? ''} ${file}`;
        const { asked } = await filesOf(page, visit);
        for (const file of asked.filter((name) => (visit.withStart || !start.has(name)) && !blocked.has(at(name)))) {
          blocked.add(at(file));
          const before = addresses.get(file) ?? 0;
          addresses.set(file, before + 1);
          if (before >= ADDRESSES) continue;
          for (const [turn, [how, block]] of Object.entries(WAYS).entries()) {
            if (before > 0 && turn > 0 && !EVERYWHERE) continue;
            await test.step(`${visit.path} where ${file} ${how}`, () => block(page, visit, file));
            await page.unrouteAll({ behavior: 'ignoreErrors' });
          }
        }
      }
    });
  });
}
