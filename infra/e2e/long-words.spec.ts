import { expect, test } from './test.ts';
import { newPerson, onboard, signUp } from './person.ts';

test('a name without a break and a post without a space stay inside every page', async ({ page }) => {
  const person = { ...newPerson(), name: 'W'.repeat(118) };
  await signUp(page, person);
  await onboard(page, person);
  await page.goto('/user/community');
  await page.getByRole('textbox').first().fill('x'.repeat(2000));
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const path of ['/user/dashboard', '/user/settings', '/user/community']) {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByText(person.name).first()).toBeAttached();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
