import { readFile } from 'node:fs/promises';
import { appCode } from '../../backend/src/testing/authenticator.ts';
import { openSettings, submitSignIn, toast } from './account-screens.ts';
import { faultsFoundByAxe } from './axe.ts';
import { enter, signOut } from './person.ts';
import { expect, test, type Page } from './test.ts';

const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** Opens the dialog of the settings. The person signed in a moment ago, so nothing is asked before. */
async function openDialog(page: Page): Promise<void> {
  await openSettings(page);
  await page.getByRole('button', { name: 'Set Up or Change' }).click();
}

test('a code of an app is asked for once it was set up, a recovery code stands in, and it is turned off again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const person = await enter(page);
  await openDialog(page);
  const begin = dialogOf(page, 'Ask for a code at sign-in');
  await expect(begin.getByRole('img', { name: 'QR code with the key below' })).toBeVisible();
  const key = (await begin.locator('code').innerText()).replaceAll(' ', '');
  expect(await begin.getByRole('link').getAttribute('href')).toMatch(new RegExp(`^otpauth://totp/.*secret=${key}`));
  expect(await begin.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await faultsFoundByAxe(page, { part: 'dialog' })).toEqual([]);
  const field = begin.getByLabel('Then enter the code that the app shows');
  await field.fill('000 000');
  await field.press('Enter');
  await expect(begin.getByRole('alert')).toContainText('This code is not right.');
  await field.fill(appCode(key));
  await field.press('Enter');

  const saving = dialogOf(page, 'Save your recovery codes');
  await expect(saving.getByRole('listitem')).toHaveCount(10);
  expect(await faultsFoundByAxe(page, { part: 'dialog' })).toEqual([]);
  const download = page.waitForEvent('download');
  await saving.getByRole('button', { name: 'Save as a File' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  const codes = await saving.locator('code').allInnerTexts();
  for (const code of codes) expect(saved).toContain(code);
  await saving.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(page.getByRole('button', { name: 'Set Up or Change' })).toBeFocused();

  await signOut(page);
  await submitSignIn(page, person);
  const code = page.getByLabel('Code from your app');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(await faultsFoundByAxe(page)).toEqual([]);
  await code.fill('123');
  await code.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code is not right. Please try again.');
  await code.fill(` ${appCode(key, 1).replace(/^.../, '$& ')} `);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);

  await signOut(page);
  await submitSignIn(page, person);
  await page.getByRole('button', { name: 'I do not have my phone' }).click();
  const recovery = page.getByLabel('Recovery code');
  await expect(recovery).toBeFocused();
  await recovery.fill(codes[0]!.toUpperCase());
  await recovery.press('Enter');
  await expect(page).toHaveURL(/\/user\/dashboard$/);

  await openDialog(page);
  const on = dialogOf(page, 'A code is asked for at sign-in');
  await expect(on).toContainText('9 recovery codes are left.');
  await on.getByRole('button', { name: 'Turn Off' }).click();
  await toast(page, 'You can sign in with your password alone again.');
  await signOut(page);
  await submitSignIn(page, person);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});
