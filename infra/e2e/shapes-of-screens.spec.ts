// These tests show what changes with a screen of another shape, with a finger, and while nobody is signed in.
import { expect, test, type Page } from './test.ts';
import { PUBLIC_PAGES } from './pages.ts';
import { enter } from './person.ts';

const NUMBERS = ['112', '102', '100', '101', '1091', '1906'];

test('without an account every helpline is a call, and 112 one at first sight', async ({ page }) => {
  for (const [path, height] of PUBLIC_PAGES.flatMap((each) => [[each, 780] as const, [each, 640] as const])) {
    await page.setViewportSize({ width: 360, height });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The page of emergency numbers has them, and more of them, in its main part.
    const part = page.getByRole(path === '/emergency' ? 'main' : 'contentinfo');
    const contacts = part.getByRole('listitem').getByRole('link');
    const called = async () =>
      (await contacts.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).slice(0, NUMBERS.length);
    await expect.poll(called, path).toEqual(NUMBERS.map((number) => `tel:${number}`));
    const call = page.getByRole('link', { name: 'Call 112' }).first();
    await expect(call, path).toBeInViewport({ ratio: 1 });
    const thumb = async () => (await call.boundingBox())?.height;
    await expect.poll(thumb, `${path}: as high as a thumb`).toBeGreaterThanOrEqual(48);
  }
});

test('on a low screen the bar makes room, and 112 stays', async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 360 });
  await enter(page, '/user/settings');
  const call = page.getByRole('link', { name: 'Call 112' }).filter({ visible: true });
  const tab = page
    .getByRole('navigation', { name: 'Main' })
    .filter({ visible: true })
    .getByRole('link', { name: 'Home' });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(tab).not.toBeInViewport();
  await tab.scrollIntoViewIfNeeded();
  await expect(tab).toBeInViewport({ ratio: 0.9 });
  await expect(call).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(tab).toBeInViewport({ ratio: 0.9 });
});

test('on a low screen nobody scrolls for 112, nor for the first step', async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 360 });
  for (const [path, first] of [
    ['/', page.getByRole('link', { name: 'Get Started' })],
    ['/welcome', page.getByRole('button', { name: 'Next' })],
    ['/no/such/page', page.getByRole('link', { name: 'Go to the Start Page' })],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Call 112' }).first(), path).toBeInViewport({ ratio: 1 });
    await expect(first, path).toBeInViewport({ ratio: 1 });
  }
});

test('in an emergency, what to do stands beside whom to call on a wide screen, and below it on a phone', async ({
  page,
}) => {
  await enter(page, '/user/diagnostics');
  await page.getByRole('textbox').first().fill('crushing chest pain going down my left arm and sweating');
  await page.getByRole('button', { name: 'Submit' }).click();
  const call = page.getByRole('dialog').getByRole('link', { name: /^Call 112 now/ });
  const first = page.getByRole('dialog').getByRole('listitem').first();
  for (const [width, height, isBeside] of [
    [780, 360, true],
    [768, 1024, true],
    [360, 780, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (isBeside) await expect(first, `${width} px`).toBeInViewport({ ratio: 1 });
    // The service may add to what the page found by itself.
    await expect
      .poll(async () => {
        const [number, step] = [(await call.boundingBox())!, (await first.boundingBox())!];
        return step.x > number.x + number.width;
      }, `${width} px`)
      .toBe(isBeside);
  }
});

test('a refused form leads to each field by a line as high as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/auth/user/signup');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const lines = page.getByRole('alert').getByRole('link');
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(30);
});

test('the numbers of the ambulance page fill their row at every width', async ({ page }) => {
  await enter(page, '/user/ambulance');
  // Before the page is there, its place is held by one whose numbers go away.
  await expect(page.getByRole('button', { name: 'Find Ambulance' })).toBeVisible();
  const rightEnd = async (name: RegExp): Promise<number> => {
    const { x, width } = (await page.getByRole('main').getByRole('link', { name }).boundingBox())!;
    return Math.round(x + width);
  };
  for (const width of [360, 600, 768, 780, 959, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await rightEnd(/mothers and babies/), `${width} px`).toBe(await rightEnd(/^Call now/));
  }
});

test('a result is no higher than its words after the phone is turned', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await enter(page, '/user/diagnostics');
  await page.getByRole('textbox').first().fill('I have had a runny nose, sneezing and a sore throat for two days.');
  await page.getByRole('button', { name: 'Submit' }).click();
  const card = page.locator('.care').filter({ has: page.locator('.care-body') });
  await expect(card).toBeVisible();
  const emptyBelow = () =>
    card.evaluate(
      (shown) =>
        shown.parentElement!.getBoundingClientRect().bottom -
        shown.querySelector('.care-body > *')!.getBoundingClientRect().bottom,
    );
  const before = await emptyBelow();
  await page.setViewportSize({ width: 780, height: 360 });
  await expect.poll(emptyBelow).toBeLessThanOrEqual(before + 1);
});

test('on a tablet the arches stand in one row', async ({ page }) => {
  await enter(page);
  const arches = page.locator('.bay');
  for (const [width, rows] of [
    [360, 2],
    [600, 1],
    [768, 1],
    [959, 1],
    [1280, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(arches).toHaveCount(4);
    const tops = await arches.evaluateAll((bays) => bays.map((bay) => Math.round(bay.getBoundingClientRect().top)));
    expect(new Set(tops).size, `${width} px`).toBe(rows);
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  async function swipe(page: Page, from: number, to: number): Promise<void> {
    const cdp = await page.context().newCDPSession(page);
    const at = (x: number) => ({ touchPoints: [{ x, y: 300 }] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
    for (const part of [0.25, 0.5, 0.75, 1])
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + (to - from) * part) });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await cdp.detach();
  }

  test('the introduction turns, and stops at its ends', async ({ page }) => {
    await page.goto('/welcome');
    const title = page.getByRole('heading', { level: 1 });
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(title).toHaveText('Meet Sahaay');
    await swipe(page, 60, 300);
    await swipe(page, 300, 280);
    await expect(title).toHaveText('Meet Sahaay');
    await swipe(page, 300, 60);
    await expect(title).toHaveText('Self Diagnostics');
    await swipe(page, 60, 300);
    await expect(title).toHaveText('Meet Sahaay');
    for (let slide = 0; slide < 9; slide += 1) await swipe(page, 300, 60);
    await expect(title).toHaveText('Emergency Contacts');
    await expect(page).toHaveURL(/\/welcome$/);
  });
});
