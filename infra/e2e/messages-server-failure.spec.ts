// These tests show what the account screens say when the server refuses or fails: when limits are used up, and when the
// database died.
import { expect, test } from './test.ts';
import { startProduct, type Product } from '../test/product.ts';
import {
  askForLink,
  deleteAccount,
  onSignIn,
  openSettings,
  SERVER,
  submitSignIn,
  submitSignUp,
  toast,
  update,
  VIEW,
  WHOAMI,
} from './account-screens.ts';
import { enter, newPerson } from './person.ts';

test.describe('with limits like those of a real installation', () => {
  let product: Product;
  test.beforeEach(async () => {
    // A busy machine takes longer than a minute for a test, and long for the 300 calls of a real installation.
    product = await startProduct({ THROTTLE_SCALE: '1', LIMIT_REST: '100/3600' });
  });
  test.afterEach(() => product.stop());

  /** Uses up the calls that one client may make. */
  async function useUp(): Promise<void> {
    for (;;) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => fetch(`${product.url}/api/v1/account/user/view`)),
      );
      if (answers.some(({ status }) => status === 429)) return;
    }
  }

  test('too many calls are told to wait, in the words of each screen', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: product.url });
    await enter(page);
    const known = page.waitForResponse(WHOAMI);
    await page.route(VIEW, async (route) => {
      await known;
      await useUp();
      await route.continue();
    });
    await page.goto('/user/settings');
    await expect(
      page.getByText(/^Failed to load profile \(429\): Too many requests\. Please try again in /),
    ).toBeVisible();
    await page.close();
  });

  test('also while settings are open, and at the form for a forgotten password', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: product.url });
    await enter(page);
    await openSettings(page);
    await useUp();
    await update(page);
    await toast(page, /^Failed to update profile: Too many requests\. Please try again in /);
    await deleteAccount(page);
    await toast(page, /^Failed to delete account: Too many requests\. Please try again in /);
    const data = { email: newPerson().email };
    await Promise.all(
      Array.from({ length: 6 }, () => page.request.post(`${product.url}/api/v1/auth/forgot-password`, { data })),
    );
    await page.context().clearCookies();
    await askForLink(page, data.email);
    await toast(page, /^Error 429: Too many requests\. Please try again in /);
    await page.close();
  });
});

test.describe('with a database that died', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct();
  });
  test.afterAll(() => product.stop());

  test('every screen says that the server failed', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    await enter(page);
    await openSettings(page);
    product.killDatabase();

    await test.step('update and deletion', async () => {
      await update(page);
      await toast(page, SERVER);
      await expect(page.getByLabel('Full Name')).toHaveValue('Asha K');
      await deleteAccount(page);
      await toast(page, SERVER);
    });
    await test.step('the header', async () => {
      await page.goto('/user/dashboard');
      await toast(page, /^Error 503: /);
      await onSignIn(page);
    });
    await test.step('the session check', async () => {
      await page.goto('/auth/user/signup');
      await toast(page, /^Error 503: /);
      await page.goto('/welcome');
      await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
      await expect(page.locator('.toast')).toHaveCount(0);
    });
    await test.step('sign-up, sign-in and forgotten password', async () => {
      const person = newPerson();
      await submitSignUp(page, person);
      await toast(page, /^Error 503: /);
      await submitSignIn(page, person);
      await toast(page, /^Error 503: /);
      await askForLink(page, person.email);
      await toast(page, /^Error 503: /);
    });
    await context.close();
  });
});
