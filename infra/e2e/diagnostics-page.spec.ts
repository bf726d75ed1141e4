import { expect, test, type Page } from './test.ts';
import { enter } from './person.ts';

const box = (page: Page) => page.getByRole('textbox', { name: /^Describe How You Are Feeling/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
/** What the page may fetch of its remote before the first key is pressed, as it is sent. The budget is 60,000. */
const OWN_BYTES = 50_700;
const COLD = 'I have had a runny nose, sneezing and a sore throat for two days. No fever.';

for (const height of [780, 430]) {
  test(`on a phone ${height} px high Submit is in sight while somebody writes, and can be pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await enter(page, '/user/diagnostics');
    await box(page).click();
    await page.keyboard.type('Itchy skin since Monday');
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
    // Nothing lies over the button. The press is not lost when the parts that made room for the keyboard come back.
    const { x, y, width, height: high } = (await submit(page).boundingBox())!;
    await page.mouse.move(x + width / 2, y + high - 4);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole('heading', { name: /Your result|tell us a little more/ })).toBeVisible();
  });
}

test('the warning while one writes moves nothing, and typing does not wait for it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await enter(page, '/user/diagnostics');
  await box(page).fill('My head hurts when I walk and I slept badly. '.repeat(88).slice(0, 3900));
  await expect.poll(() => page.workers().length).toBe(1);
  const before = await submit(page).boundingBox();
  await box(page).press('End');
  await page.keyboard.type(' I have crushing chest pain going down my left arm');
  const line = page.getByRole('status').filter({ hasText: 'This may be an emergency.' });
  await expect(line.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  expect(await submit(page).boundingBox()).toEqual(before);
  // Only the worker reads the rules. On the page's own thread they would hold up the first key for a third of a second.
  expect(asked.filter((path) => /\/red-flags-/.test(path))).toEqual([]);
});

test('without its worker the page still warns', async ({ page }) => {
  await page.route(/red-flag-worker/, (route) => route.abort());
  await enter(page, '/user/diagnostics');
  await box(page).fill('I want to kill myself');
  await expect(page.getByRole('status').getByRole('link', { name: 'Call 14416' })).toBeVisible();
});

test('before somebody turns to the box the page has fetched little, and then the rules', async ({ page }) => {
  await enter(page, '/user/diagnostics');
  await expect(submit(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const own = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/remotes\/.*\.js$/.test(name))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
  );
  expect(
    own.reduce((sum, [, bytes]) => sum + bytes, 0),
    own.join('\n'),
  ).toBeLessThanOrEqual(OWN_BYTES);
  const rules = page.waitForRequest(/red-flag-worker/);
  await box(page).focus();
  await rules;
});

test('whoever submits before the rules are there is still warned by the device', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(red-flag-worker|screen)-/, async (route) => {
    await released;
    await route.continue();
  });
  // The server never answers.
  const asked = new Promise<void>((resolve) => void page.route('**/api/v1/diagnostics/predict', () => resolve()));
  await enter(page, '/user/diagnostics');
  await box(page).fill('I have crushing chest pain going down my left arm');
  await submit(page).click();
  await asked;
  release();
  await expect(page.getByRole('dialog').getByRole('link', { name: /112/ }).first()).toBeVisible();
});

test('Back leads from the result to the question, Forward to the result again, and a link to it too', async ({
  page,
}) => {
  await enter(page, '/user/diagnostics');
  await box(page).fill(COLD);
  await submit(page).click();
  const result = page.getByRole('heading', { name: 'Your result' });
  await expect(result).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/diagnostics$/);
  await expect(box(page)).toHaveValue(COLD);
  await page.goForward();
  await expect(result).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Back to your result' }).click();
  await expect(result).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Self Diagnostics' }).click();
  await expect(result).toBeVisible();
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain('nose');
});

test('Back leads to the question also for whoever presses it before the result is painted', async ({ page }) => {
  await enter(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Self Diagnostics' }).click();
  await box(page).fill(COLD);
  await page.evaluate(() => {
    new MutationObserver((_, watch) => {
      if (![...document.querySelectorAll('h1')].some(({ textContent }) => textContent === 'Your result')) return;
      watch.disconnect();
      requestAnimationFrame(() => history.back());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Back to your result' })).toBeVisible();
  await expect(box(page)).toHaveValue(COLD);
  await expect(page).toHaveURL(/\/user\/diagnostics$/);
});

test('whoever fears violence leaves at once: the page is no longer behind the new one, and nothing typed is left', async ({
  page,
}) => {
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  );
  await enter(page, '/user/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Self Diagnostics' }).click();
  await box(page).fill('My husband beats me and I am afraid he will kill me');
  await submit(page).click();
  await page.getByRole('button', { name: 'Leave this page now' }).click();
  await expect(page).toHaveTitle('Weather');
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Self Diagnostics' }).click();
  await expect(box(page)).toHaveValue('');
});

test('whoever leaves at once after an answer leaves no question behind either', async ({ page }) => {
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  );
  // This answer to a question tells of violence.
  await page.route('**/api/v1/diagnostics/predict', async (route) => {
    const { answers } = route.request().postDataJSON() as { answers?: unknown[] };
    if (!answers?.length) return route.continue();
    const symptomsText = 'My husband beats me and I am afraid he will kill me';
    await route.fulfill({ response: await route.fetch({ postData: { symptomsText, engine: 'knowledge_base' } }) });
  });
  await enter(page, '/user/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Self Diagnostics' }).click();
  await box(page).fill(COLD);
  await submit(page).click();
  await page.getByRole('button', { name: 'Not sure' }).click();
  await page.getByRole('button', { name: 'Leave this page now' }).click();
  await expect(page).toHaveTitle('Weather');
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await page.goForward();
  await expect(page).toHaveTitle('Weather');
  await page.goForward();
  await expect(page).toHaveURL(/\/$/);
});
