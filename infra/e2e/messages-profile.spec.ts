// These tests provoke the messages of the specification's error catalogue for settings. The real API gives them, and
// the browser fails the network.
import { expect, test } from './test.ts';
import {
  cutOff,
  DELETE,
  deleteAccount,
  endSession,
  NETWORK,
  onSignIn,
  openSettings,
  submitSignIn,
  toast,
  UPDATE,
  update,
  VIEW,
  WHOAMI,
} from './account-screens.ts';
import { enter } from './person.ts';

test.describe('the profile', () => {
  test('a session that ended', async ({ page }) => {
    await enter(page);
    const known = page.waitForResponse(WHOAMI);
    await page.route(VIEW, async (route) => {
      await known;
      await endSession(page);
      await route.continue();
    });
    await page.goto('/user/settings');
    await toast(page, 'You need to sign in to access this page');
    await onSignIn(page);
  });

  test('no network, and Retry loads the page again', async ({ page }) => {
    await enter(page);
    await page.route(VIEW, cutOff);
    await page.goto('/user/settings');
    await expect(page.getByRole('heading', { name: 'Error Loading Profile' })).toBeVisible();
    await expect(page.getByText(NETWORK)).toBeVisible();
    await page.unroute(VIEW);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Retry' }).click();
    await reloaded;
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Kulkarni');
  });
});

test.describe('an update', () => {
  test('is saved', async ({ page }) => {
    await enter(page);
    await openSettings(page);
    await update(page, 'Asha Rani');
    await toast(page, 'Profile updated successfully!');
    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rani');
  });

  test('is refused before it is sent', async ({ page }) => {
    await enter(page);
    await openSettings(page);
    await page.getByLabel('Phone Number').fill('');
    await page.getByLabel('Date of Birth').fill('2999-01-01');
    await update(page, ' ');
    await toast(page, 'Please fix the errors in the form');
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Name is required');
    await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription('Please enter a valid phone number');
    await expect(page.getByLabel('Date of Birth')).toHaveAccessibleDescription('Birth date cannot be in the future');
    await update(page, 'A');
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
    await page.getByLabel('Full Name').fill('As');
    await expect(page.getByLabel('Full Name')).not.toHaveAccessibleDescription(/./);
  });

  test('has fields the server refuses', async ({ page }) => {
    await enter(page);
    await openSettings(page);
    await page.getByLabel('Phone Number').fill('12');
    await update(page);
    await toast(page, 'Please check the information you provided');
    await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription('Please enter a valid phone number');
  });

  test('comes after the session ended', async ({ page }) => {
    await enter(page);
    await openSettings(page);
    await endSession(page);
    await update(page);
    await toast(page, 'You need to sign in again to update your profile');
    await onSignIn(page);
  });

  test('finds no network', async ({ page }) => {
    await enter(page);
    await openSettings(page);
    await page.route(UPDATE, cutOff);
    await update(page);
    await toast(page, `Failed to update profile: ${NETWORK}`);
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha K');
  });
});

test.describe('deleting the account', () => {
  test('is done', async ({ page }) => {
    const person = await enter(page);
    await openSettings(page);
    await deleteAccount(page);
    await toast(page, 'Your account has been deleted successfully');
    await expect(page).toHaveURL(/:\d+\/$/);
    await submitSignIn(page, person);
    await toast(page, 'Error 401: Invalid email or password');
  });

  test('comes after the session ended', async ({ page }) => {
    await enter(page);
    await openSettings(page);
    await endSession(page);
    await deleteAccount(page);
    await toast(page, 'You need to sign in again to delete your account');
    await onSignIn(page);
  });

  test('finds no network', async ({ page }) => {
    await enter(page);
    await openSettings(page);
    await page.route(DELETE, cutOff);
    await deleteAccount(page);
    await toast(page, `Failed to delete account: ${NETWORK}`);
  });
});
