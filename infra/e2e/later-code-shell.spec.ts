import { expect, test } from './test.ts';
import { emergencyCall, testLaterCode } from './later-code.ts';
import { PUBLIC, SHELL } from './later-code-visits.ts';

testLaterCode('shell', 'nobody', PUBLIC);
testLaterCode('shell', 'somebody', SHELL);

test('a page that could not be fetched says so, and comes when asked again', async ({ page }) => {
  await page.goto('/');
  // The app has taken the place of what index.html shows. Before that, the browser itself would follow the link.
  await expect(page.locator('.boot-page')).toHaveCount(0);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  await expect(emergencyCall(page)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meet Sahaay' })).toBeVisible();
});

test('what must be said is said without the toaster too', async ({ page }) => {
  await page.goto('/auth/user/signin');
  await page.getByLabel('Email').fill('asha@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Log In' }).click();
  const told = page.getByRole('status').getByText('Network error. Please check your internet connection.');
  await expect(told).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
  await expect(emergencyCall(page)).toBeVisible();
  await expect(told).toBeHidden();

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.locator('[data-sonner-toast]').getByText('Error 401: Invalid email or password')).toBeVisible();
});
