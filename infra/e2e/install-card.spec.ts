// The offer to put the app on the device, on the dashboard.
import { faultsFoundByAxe } from './axe.ts';
import { enter, NEW_DELHI } from './person.ts';
import { expect, test, type Page } from './test.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const card = (page: Page) => page.getByRole('region', { name: 'Keep Sahaay at hand' });
const goHome = (page: Page) => page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).first().click();

/** A browser that offers to install the app, and notes in `asked` that it was asked to. */
async function offering(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const prompt = (): Promise<void> => Promise.resolve(void (document.documentElement.dataset['asked'] = 'yes'));
      const userChoice = Promise.resolve({ outcome: 'accepted' });
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice }));
    });
  });
}

async function readResult(page: Page, words = 'An itchy rash on both arms for five days.'): Promise<void> {
  await page.getByRole('textbox').first().fill(words);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Start again' })).toBeInViewport();
}

test('comes after a result was read, never before, moves nothing, and not again once it was declined', async ({
  page,
}) => {
  await offering(page);
  await enter(page);
  await page
    .getByRole('link', { name: /^Self Diagnostics/ })
    .filter({ visible: true })
    .first()
    .click();
  await goHome(page);
  await expect(page.getByRole('heading', { name: 'Namaste, Asha' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Self Diagnostics/ })
    .filter({ visible: true })
    .first()
    .click();
  await readResult(page);
  await expect(card(page)).toHaveCount(0);
  await goHome(page);
  await expect(card(page).getByRole('button', { name: 'Install App' })).toBeVisible();
  expect(await faultsFoundByAxe(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page
    .getByRole('link', { name: /^Self Diagnostics/ })
    .filter({ visible: true })
    .first()
    .click();
  await goHome(page);
  await expect(page.getByRole('heading', { name: 'Namaste, Asha' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('comes after an ambulance was found, not on that page, and asks the browser', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NEW_DELHI);
  await offering(page);
  await enter(page, '/user/ambulance');
  await page.getByRole('button', { name: 'Use Current Location' }).click();
  await page.getByRole('button', { name: 'Find Ambulance' }).click();
  await expect(page.getByRole('link', { name: /^Directions/ }).first()).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await goHome(page);
  await card(page).getByRole('button', { name: 'Install App' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(card(page)).toHaveCount(0);
});

test('an iPhone is told the steps, in Hindi too, and a browser without a way nothing', async ({ browser, baseURL }) => {
  for (const [userAgent, language, steps] of [
    [IPHONE, 'en', 3],
    [IPHONE, 'hi', 3],
    [undefined, 'en', 0],
  ] as const) {
    const context = await browser.newContext({ baseURL: baseURL!, ...(userAgent && { userAgent }) });
    const page = await context.newPage();
    await page.addInitScript(
      ([spoken, isIphone]) => {
        localStorage.setItem('sahaay.preferences', JSON.stringify({ state: { language: spoken } }));
        localStorage.setItem('sahaay.install', JSON.stringify({ finishedAt: Date.now() }));
        if (isIphone) Object.defineProperty(navigator, 'standalone', { value: false });
      },
      [language, userAgent !== undefined] as const,
    );
    await enter(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const told = page.getByRole('region', { name: /Keep Sahaay at hand|सहाय को अपने पास रखें/ });
    await expect(told.getByRole('listitem')).toHaveCount(steps);
    expect(await faultsFoundByAxe(page)).toEqual([]);
    await context.close();
  }
});
