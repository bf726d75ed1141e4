import { expect, test, type Page } from './test.ts';
import { randomUUID } from 'node:crypto';
import { Events, OAuth2Server, type MutableRedirectUri, type MutableResponse } from 'oauth2-mock-server';
import { startProduct, type Product } from '../test/product.ts';
import { onboard } from './person.ts';

const PICTURE = 'https://lh3.googleusercontent.com/a/asha=s96-c';
const ONE_PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

let google: OAuth2Server;
let product: Product;

// The tests start a product of their own, which takes a server on this machine for Google.
test.beforeAll(async () => {
  google = new OAuth2Server();
  await google.issuer.keys.generate('RS256');
  await google.start(undefined, '127.0.0.1');
  const url = `http://127.0.0.1:${google.address().port}`;
  product = await startProduct({
    GOOGLE_CLIENT_ID: 'browser-test',
    GOOGLE_CLIENT_SECRET: 'browser-test-secret',
    GOOGLE_AUTHORIZATION_URL: `${url}/authorize`,
    GOOGLE_TOKEN_URL: `${url}/token`,
    GOOGLE_USERINFO_URL: `${url}/userinfo`,
  });
});
test.afterAll(async () => {
  await product.stop();
  await google.stop();
});
test.describe.configure({ mode: 'serial' });

/** Puts a new person in front of Google. The list that it answers collects the errors of the page. */
function seat(page: Page, claims: Record<string, unknown> = {}) {
  const person = {
    sub: randomUUID(),
    email: `${randomUUID()}@example.org`,
    email_verified: true,
    name: 'Asha Kulkarni',
    picture: PICTURE,
    ...claims,
  };
  google.service.removeAllListeners(Events.BeforeUserinfo);
  google.service.on(Events.BeforeUserinfo, (answer: MutableResponse) => (answer.body = person));
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  return { person, refused };
}

async function continueWithGoogle(page: Page): Promise<void> {
  await page.goto(`${product.url}/auth/user/signin`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

test('Google leads a new person to onboarding, and the next time to the dashboard', async ({ page, browser }) => {
  const { person, refused } = seat(page);
  const referrers: (string | undefined)[] = [];
  await page.route(PICTURE, (route) => {
    referrers.push(route.request().headers()['referer']);
    return route.fulfill({ contentType: 'image/gif', body: ONE_PIXEL });
  });
  await continueWithGoogle(page);
  await expect(page).toHaveURL(/\/onboard\/user$/);
  await onboard(page, { email: person.email, password: '', name: person.name });
  await expect(page.getByRole('heading', { name: /Namaste, Asha/ })).toBeVisible();
  const picture = page.locator(`img[src="${PICTURE}"]`).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  expect(new Set(referrers)).toEqual(new Set([undefined]));
  expect(refused).toEqual([]);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.route(PICTURE, (route) => route.abort());
  await continueWithGoogle(elsewhere);
  await expect(elsewhere).toHaveURL(/\/user\/dashboard$/);
  await expect(elsewhere.getByText('AK', { exact: true }).first()).toBeVisible();
  await elsewhere.context().close();
});

test('whoever refuses at Google is told so at sign-in', async ({ page }) => {
  seat(page);
  google.service.once(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  await continueWithGoogle(page);
  await expect(page).toHaveURL(/\/auth\/user\/signin$/);
  await expect(page.getByRole('alert')).toHaveText(
    'You did not let Google sign you in. Try again, or use your email and password.',
  );
});

test('an email that Google has not verified opens nothing, and the person is told', async ({ page }) => {
  seat(page, { email_verified: false });
  await continueWithGoogle(page);
  await expect(page.getByRole('alert')).toContainText('Google has not confirmed that this email is yours.');
});

test('a password that somebody else may have set ends, and the person is told', async ({ page, browser }) => {
  const planted = await (await browser.newContext()).newPage();
  const email = `${randomUUID()}@example.org`;
  await planted.goto(`${product.url}/auth/user/signup`);
  await planted.getByLabel('Email').fill(email);
  await planted.getByLabel('Password', { exact: true }).fill(`kolam-${randomUUID()}`);
  await planted.getByRole('button', { name: 'Create Account' }).click();
  await expect(planted).toHaveURL(/\/onboard\/user$/);
  seat(page, { email, picture: undefined });
  await continueWithGoogle(page);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'You now sign in with Google' })).toBeVisible();
  await planted.goto(`${product.url}/user/dashboard`);
  await expect(planted).toHaveURL(/\/auth\/user\/signin$/);
  await planted.context().close();
});

test('whoever has no password deletes the account after Google confirmed that it is them, and another person at Google does not do', async ({
  page,
}) => {
  const { person } = seat(page, { picture: undefined });
  await continueWithGoogle(page);
  await expect(page).toHaveURL(/\/onboard\/user$/);
  await onboard(page, { email: person.email, password: '', name: person.name });
  await page.route('**/api/v1/auth/user/confirmation', (route) =>
    route.fulfill({ json: { needed: true, password: false, google: true } }),
  );
  const confirm = async (): Promise<void> => {
    await page.goto(`${product.url}/user/settings`);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page
      .getByRole('dialog', { name: 'Is this you?' })
      .getByRole('link', { name: 'Continue with Google' })
      .click();
  };
  seat(page);
  await confirm();
  await expect(page.getByRole('alert')).toHaveText(
    'You chose another Google account. Please choose the one you sign in with here.',
  );
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  seat(page, person);
  await confirm();
  await page
    .getByRole('alertdialog', { name: 'Are you absolutely sure?' })
    .getByRole('button', { name: 'Delete Account' })
    .click();
  await expect(
    page.locator('[data-sonner-toast]').filter({ hasText: 'Your account has been deleted successfully' }),
  ).toBeVisible();
});
