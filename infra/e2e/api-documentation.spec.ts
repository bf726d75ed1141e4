import { expect, test } from './test.ts';

test('a call can be tried in Swagger UI', async ({ page }) => {
  await page.goto('/api/docs');
  const call = page.locator('#operations-nearby-geocode');
  await call.getByRole('button').first().click();
  await call.locator('textarea').fill('{"address":"28.6315,77.2167"}');
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table').getByText('200', { exact: true }).first()).toBeVisible();
});
