import type { Page } from '@playwright/test';

/** Asks to erase the account, and comes to the question whether the person is sure. */
export async function askToDelete(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby=danger] button').click();
  await page.getByRole('alertdialog').waitFor();
}

/** Leaves a form with something in it that is not saved. */
export async function leaveUnsaved(page: Page): Promise<void> {
  await page.locator('main form input').first().fill('Asha');
  await page.locator('a[href="/user/dashboard"]').filter({ visible: true }).first().click();
  await page.getByRole('alertdialog').waitFor();
}

/** Saves the profile, which a toast tells. It stays, since it waits for a window that nobody sees. */
export async function saveProfile(page: Page): Promise<void> {
  await page.locator('main form input').first().fill('Asha');
  await page.locator('main form button[type=submit]').click();
  await page.locator('[data-sonner-toast]').waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Loses the network after the page has come. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.locator('a[href="/emergency"]').filter({ visible: true }).first().waitFor();
}
