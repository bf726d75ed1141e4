import { expect, test } from './test.ts';
import { enter } from './person.ts';

test('a dead remote leaves the rest working, and Retry brings it back', async ({ page }) => {
  await enter(page);
  await page.route('**/remotes/community/**', (route) => route.abort());
  await page.goto('/user/community');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();

  await page.goto('/user/diagnostics');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Emergency Contacts' })).toBeVisible();

  await page.goto('/user/community');
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unroute('**/remotes/community/**');
  await retry.click();
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeVisible();
});

test('a remote that answers nothing is given up on', async ({ page }) => {
  await enter(page);
  await page.route('**/remotes/community/**', () => undefined);
  await page.goto('/user/community');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 60_000 });
});
