// The whole engine in a worker of the diagnostics remote: without a network, and where the person keeps their words.
import { expect, test, type Page, type Request } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { enter } from './person.ts';

const COLD = 'runny nose and sneezing since two days';
/** The answer of the engine, cut to what the page shows first. */
const CONDITION = 'Common cold';

const box = (page: Page) => page.getByRole('textbox').first();
const keep = (page: Page) => page.getByRole('checkbox', { name: 'Keep my words on this phone' });

const reply = (page: Page, name: string) =>
  page.locator('[role=group][aria-labelledby=follow-up]').getByRole('button', { name, exact: true });

async function submit(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** Everything that leaves the browser from here on: addresses, headers and bodies. */
function watchRequests(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    sent.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n'));
  });
  return sent;
}

test('whoever keeps their words gets the same answer, and no request carries any of it', async ({ page }) => {
  await enter(page, '/user/diagnostics');
  const sent = watchRequests(page);
  await keep(page).check();
  await submit(page, COLD);
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
  await expect(page.getByText('Worked out on this phone')).toBeVisible();
  await expect(page.getByText(CONDITION).first()).toBeVisible();

  await reply(page, 'Not sure').click();
  await expect(page.getByText(/^Question 2 of/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const request of sent) {
    expect(request).not.toMatch(/runny|sneez|cold/i);
    expect(request).not.toMatch(/diagnostics\/predict|nearby\/search/);
  }
  expect(await faultsFoundByAxe(page)).toEqual([]);

  await page.reload();
  await expect(keep(page)).toBeChecked();
});

test('without a network the phone answers, an interview and a plain question included', async ({ page, context }) => {
  await enter(page, '/user/diagnostics');
  await keep(page).check();
  await expect(page.getByText('Your answer is worked out on this phone', { exact: false })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await keep(page).uncheck();
  await context.setOffline(true);

  await submit(page, 'my son of 4 has fever since two days');
  await expect(page.getByText('There was no connection.', { exact: false })).toBeVisible();
  await expect(page.getByText('We look for doctors near you as soon as', { exact: false })).toBeVisible();
  await reply(page, 'Not sure').click();
  await expect(page.getByText(/^Question 2 of/)).toBeVisible();

  await page.getByRole('button', { name: 'Ask our service again' }).click();
  await expect(page.getByText('Our service did not answer. Your result still holds.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Ask our service again' }).click();
  await expect(page.getByText('Worked out on this phone')).toHaveCount(0);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start again' }).click();
  await submit(page, 'can we give honey to a 6 month old baby?');
  await expect(page.getByRole('heading', { name: 'Can a baby under one year have honey?' })).toBeVisible();
});

test('an emergency shows at once while the engine is still on its way', async ({ page }) => {
  await page.route('**/knowledge-*.json', () => undefined);
  await enter(page, '/user/diagnostics');
  await page.waitForLoadState('networkidle');
  await keep(page).check();
  await submit(page, 'my father has crushing chest pain and is sweating');
  await expect(page.getByRole('dialog')).toContainText('This may be an emergency');
  await expect(page.getByRole('dialog')).toContainText('Let them sit down and keep still.');
});

test('a download that fails is said, costs nothing that was written, and can be tried again', async ({ page }) => {
  await page.route('**/knowledge-*.json', (route) => route.abort());
  await enter(page, '/user/diagnostics');
  await keep(page).check();
  await expect(page.getByText('The download did not finish.', { exact: false })).toBeVisible();
  await submit(page, COLD);
  await expect(page.getByText('There is no answer yet, and nothing was sent.', { exact: false })).toBeVisible();
  await expect(box(page)).toHaveValue(COLD);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(CONDITION).first()).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a phone that has the engine answers after it was opened without a network', async ({ page, context }) => {
    await enter(page, '/user/diagnostics');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await keep(page).check();
    await expect(
      page.getByText(/^Your answer is worked out on this phone, and nothing about your question is sent\.$/),
    ).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/remotes.json')) !== undefined), { timeout: 60_000 })
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await submit(page, COLD);
    await expect(page.getByText('Worked out on this phone')).toBeVisible();
    await expect(page.getByText(CONDITION).first()).toBeVisible();
  });
});
