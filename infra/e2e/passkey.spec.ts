import { openSettings, submitSignIn, toast } from './account-screens.ts';
import { faultsFoundByAxe } from './axe.ts';
import { enter, signOut } from './person.ts';
import { expect, test, type Page } from './test.ts';

/** Gives the browser an authenticator like that of a phone, which recognises its person. */
async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const recognises = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { recognises };
}

test('a passkey is made in the settings, opens the account in place of the password, and is removed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const authenticator = await plugInAuthenticator(page);
  const person = await enter(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Manage Passkeys' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your passkeys' });
  await expect(dialog).toContainText('You have no passkey yet.');
  await dialog.getByRole('button', { name: 'Add a Passkey' }).click();
  await toast(page, 'You can log in with this passkey now.');
  await expect(dialog.getByRole('button', { name: /^Remove / })).toBeVisible();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await faultsFoundByAxe(page, { part: 'dialog' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Add a Passkey' }).click();
  await toast(page, 'This device has one of your passkeys already.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Manage Passkeys' })).toBeFocused();

  await signOut(page);
  await page.goto('/auth/user/signin');
  expect(await faultsFoundByAxe(page)).toEqual([]);
  await authenticator.recognises(false);
  const button = page.getByRole('button', { name: 'Use a Passkey' });
  await button.click();
  await expect(button).toBeEnabled();
  await expect(page).toHaveURL(/\/auth\/user\/signin$/);
  await authenticator.recognises(true);
  await button.click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);

  await openSettings(page);
  await page.getByRole('button', { name: 'Manage Passkeys' }).click();
  await dialog.getByRole('button', { name: /^Remove / }).click();
  await expect(dialog).toContainText('You have no passkey yet.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await signOut(page);
  await page.goto('/auth/user/signin');
  await button.click();
  await toast(page, 'This passkey was not accepted. Please try again.');
  await submitSignIn(page, person);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});
