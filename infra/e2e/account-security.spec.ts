import { expect, test, type Page } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { onSignIn, openSettings, submitSignIn, toast } from './account-screens.ts';
import { enter } from './person.ts';

const CONFIRMATION = '**/api/v1/auth/user/confirmation';

/** Tells the page that ten minutes have passed. The product itself still checks the password. */
async function longSignedIn(page: Page): Promise<void> {
  await page.route(CONFIRMATION, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { needed: true, password: true, google: false } })
      : route.fallback(),
  );
}

const isItYou = (page: Page) => page.getByRole('dialog', { name: 'Is this you?' });

test('a password is changed with the keyboard alone; elsewhere the person is signed out', async ({
  browser,
  page,
  baseURL,
}) => {
  const person = await enter(page);
  const elsewhere = await browser.newPage({ baseURL });
  await submitSignIn(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/user\/dashboard$/);
  await openSettings(page);
  const button = page.getByRole('button', { name: 'Change Password' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Show' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('New password')).toBeFocused();
  const fresh = 'a kite over the mango grove 7';
  await page.keyboard.type(fresh);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('This is not your password. Please try again.');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await toast(page, 'Your new password is saved. You are signed out everywhere else.');
  await expect(button).toBeFocused();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue(person.name);
  await elsewhere.goto('/user/settings');
  await onSignIn(elsewhere);
  await submitSignIn(elsewhere, person);
  await toast(elsewhere, 'Invalid email or password');
  await submitSignIn(elsewhere, { ...person, password: fresh });
  await expect(elsewhere).toHaveURL(/\/user\/dashboard$/);
  await elsewhere.close();
});

test('an account is deleted by who shows that it is them, and by nobody else', async ({ page }) => {
  const person = await enter(page);
  await longSignedIn(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const field = isItYou(page).getByLabel('Your password');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await field.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(isItYou(page).getByRole('alert')).toContainText('This is not your password. Please try again.');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await field.fill(person.password);
  await field.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete Account' }).click();
  await toast(page, 'Your account has been deleted successfully');
  await expect(page).toHaveURL(/\/$/);
  await submitSignIn(page, person);
  await toast(page, 'Invalid email or password');
});

test('everything held about a person is downloaded after the password', async ({ page }) => {
  const person = await enter(page);
  await longSignedIn(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Download everything we hold about you' }).click();
  await isItYou(page).getByLabel('Your password').fill(person.password);
  const download = page.waitForEvent('download');
  await isItYou(page).getByRole('button', { name: 'Continue' }).click();
  expect((await download).suggestedFilename()).toBe('sahaay-export.json');
});

test('the dialogs fit a narrow phone and have no fault that axe finds', async ({ page }) => {
  await enter(page);
  await longSignedIn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await openSettings(page);
  for (const [button, title] of [
    ['Change Password', 'Choose a new password'],
    ['Delete Account', 'Is this you?'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await faultsFoundByAxe(page, { part: 'dialog' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
});
