import { expect, type Page, type Route } from '@playwright/test';
import type { Person } from './person.ts';

export const NETWORK = 'Network error. Please check your internet connection.';
export const SERVER = 'Server error. Please try again later';
export const VIEW = '**/api/v1/account/user/view';
export const UPDATE = '**/api/v1/account/user/update';
export const DELETE = '**/api/v1/account/user/delete';
export const WHOAMI = '**/api/v1/auth/user/whoami';

export const toast = (page: Page, text: string | RegExp) =>
  expect(page.locator('.toast').filter({ hasText: text }).first()).toBeVisible();
export const onSignIn = (page: Page) => expect(page).toHaveURL(/\/auth\/user\/signin$/);

/** Sends the call on without its cookie, so that the API takes it for one of a person who is not signed in. */
export async function withoutCookie(route: Route): Promise<void> {
  await route.fulfill({
    response: await route.fetch({ headers: { ...(await route.request().allHeaders()), cookie: '' } }),
  });
}

/**
 * Ends the session of this browser on the server, as from another device. An answer that is still under way may bring a
 * cookie back, and that one opens nothing either.
 */
export async function endSession(page: Page): Promise<void> {
  expect((await page.request.get('/api/v1/auth/user/signout')).ok()).toBe(true);
}

export const cutOff = (route: Route): Promise<void> => route.abort('internetdisconnected');

async function fillCredentials(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export async function submitSignUp(page: Page, person: Person): Promise<void> {
  await page.goto('/auth/user/signup');
  await fillCredentials(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

export async function submitSignIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth/user/signin');
  await fillCredentials(page, person);
  await page.getByRole('button', { name: 'Log In' }).click();
}

export async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
}

/** Opens the settings. It ends when the calls of the page were answered. */
export async function openSettings(page: Page): Promise<void> {
  await page.goto('/user/settings');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

export async function update(page: Page, name = 'Asha K'): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('button', { name: 'Update Profile' }).click();
}

export async function deleteAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
}
