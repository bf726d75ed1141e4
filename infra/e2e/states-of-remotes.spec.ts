import { expect, test, type Page } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { enter } from './person.ts';

/** These tests run without motion, since a contrast that is measured in the middle of a transition means nothing. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function inspect(page: Page, state: string): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${state} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    expect(await faultsFoundByAxe(page), `${state} at ${width} px`).toEqual([]);
  }
}

const box = (page: Page) => page.getByRole('textbox').first();
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const dismiss = (page: Page) => page.getByRole('button', { name: 'None of these apply to me' });
const isAnswering = (page: Page) => page.getByRole('heading', { name: 'Your result' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the states of the diagnostics page are accessible and reflow', async ({ page }) => {
      await enter(page, '/user/diagnostics');
      await box(page).fill('My husband beats me and I am afraid he will kill me');
      await expect(page.getByRole('status').getByRole('link', { name: /^Call/ })).toBeVisible();
      await inspect(page, 'the warning');
      await submit(page);
      await dismiss(page).waitFor();
      await inspect(page, 'violence');
      await dismiss(page).click();
      await expect(isAnswering(page)).toBeVisible();
      await page.getByRole('button', { name: 'Start again' }).click();
      await box(page).fill('I want to kill myself tonight');
      await submit(page);
      await dismiss(page).click();
      await expect(isAnswering(page)).toBeVisible();
      await inspect(page, 'a result of despair');
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Back to your result' })).toBeVisible();
      await inspect(page, 'the question before a result');
      await page.route('**/api/v1/diagnostics/predict', (route) => route.abort());
      await submit(page);
      await dismiss(page).click();
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await inspect(page, 'a failed analysis');
    });

    test('the states of the searches are accessible and reflow', async ({ page }) => {
      await enter(page, '/user/nearby');
      const search = async (location: string, button: string): Promise<void> => {
        await page.getByLabel('Location', { exact: true }).fill(location);
        await page.getByRole('button', { name: button }).click();
      };
      await search('-60.5, -140.2', 'Find Nearby');
      await expect(page.getByRole('link', { name: 'Search in Maps' })).toBeVisible();
      await inspect(page, 'none nearby');
      await page.goto('/user/ambulance');
      await search('18.15,74.57', 'Find Ambulance');
      await expect(page.getByRole('heading', { name: 'We list no ambulance near you.' })).toBeFocused();
      await page.getByText(/^Show the nearest we know/).click();
      await inspect(page, 'ambulances far away');
      await page.route('**/api/v1/nearby/**', (route) => route.abort());
      await search('Pune', 'Find Ambulance');
      await expect(page.getByRole('alert')).toBeVisible();
      await inspect(page, 'a failed search');
    });
  });
}
