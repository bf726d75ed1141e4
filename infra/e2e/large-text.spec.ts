import { expect, test } from '@playwright/test';
import { enter } from './person.ts';

const PUBLIC_PAGES = ['/', '/welcome', '/auth/switch', '/auth/user/signup', '/auth/user/signin', '/auth/forgot-password', '/auth/reset-password'];
const USER_PAGES = ['/onboard/user', '/user/dashboard', '/user/settings', '/user/diagnostics', '/user/nearby', '/user/ambulance', '/user/community'];

test('text of twice its size needs no scrolling sideways at 360 px', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const inspect = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path)
      .toBeLessThanOrEqual(0);
  };
  for (const path of PUBLIC_PAGES) await inspect(path);
  await enter(page);
  for (const path of USER_PAGES) await inspect(path);
});
