// These tests provoke the messages of the specification's error catalogue for sign-up, sign-in, onboarding and
// forgotten passwords. The real API gives them, and the browser fails the network.
import { expect, test } from './test.ts';
import {
  askForLink,
  cutOff,
  endSession,
  NETWORK,
  onSignIn,
  submitSignIn,
  submitSignUp,
  toast,
  WHOAMI,
} from './account-screens.ts';
import { fillOnboarding, newPerson, signUp } from './person.ts';

test.describe('sign-up', () => {
  test('a taken email', async ({ page }) => {
    const person = newPerson();
    await signUp(page, person);
    await endSession(page);
    await submitSignUp(page, person);
    await toast(page, /^Error 409: /);
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
  });

  test('a well-known password', async ({ page }) => {
    await submitSignUp(page, { ...newPerson(), password: 'password123' });
    await toast(page, /^Error 400: /);
  });

  test('no network', async ({ page }) => {
    await page.route('**/api/v1/auth/user/signup', cutOff);
    await submitSignUp(page, newPerson());
    await toast(page, NETWORK);
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  });
});

test.describe('sign-in', () => {
  test('a wrong password', async ({ page }) => {
    await submitSignIn(page, newPerson());
    await toast(page, 'Error 401: Invalid email or password');
    await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
  });

  test('no network', async ({ page }) => {
    await page.route('**/api/v1/auth/user/signin', cutOff);
    await submitSignIn(page, newPerson());
    await toast(page, NETWORK);
  });

  for (const path of ['/auth/user/signin', '/auth/user/signup', '/welcome']) {
    test(`${path} asks nobody without a session who they are`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => url.includes('/whoami'))).toEqual([]);
      await expect(page.locator('.toast')).toHaveCount(0);
    });

    test(`the check of a session that has ended says nothing on ${path}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'sahaay', value: 'ended', url: baseURL! }]);
      const checked = page.waitForResponse(WHOAMI);
      await page.goto(path);
      expect((await checked).status()).toBe(401);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.toast')).toHaveCount(0);
    });
  }
});

test.describe('onboarding', () => {
  test('a session that ended meanwhile', async ({ page }) => {
    await signUp(page, newPerson());
    await endSession(page);
    await fillOnboarding(page, newPerson());
    await toast(page, /^Error 401: /);
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Kulkarni');
  });

  test('a phone number the server refuses', async ({ page }) => {
    await signUp(page, newPerson());
    await fillOnboarding(page, { ...newPerson(), phone: '12' });
    await toast(page, /^Error 400: /);
    await expect(page.getByRole('button', { name: /Save|Continue|Finish/ })).toBeEnabled();
  });

  test('no network', async ({ page }) => {
    await signUp(page, newPerson());
    await page.route('**/api/v1/onboard/user', cutOff);
    await fillOnboarding(page, newPerson());
    await toast(page, NETWORK);
  });
});

test.describe('forgot password', () => {
  test('the link is sent', async ({ page }) => {
    await askForLink(page, newPerson().email);
    await toast(page, 'Password reset link sent to your email.');
    await onSignIn(page);
  });

  test('no network', async ({ page }) => {
    await page.route('**/api/v1/auth/forgot-password', cutOff);
    await askForLink(page, newPerson().email);
    await toast(page, NETWORK);
    await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
  });
});

test('the header of somebody who is not signed in', async ({ page }) => {
  await page.goto('/user/community');
  await toast(page, /^Error 401: /);
  await onSignIn(page);
});
