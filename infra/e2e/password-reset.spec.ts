import { expect, test } from './test.ts';
import { TestSmtpServer } from '../../backend/src/testing/test-smtp-server.ts';
import { until } from '../../backend/src/testing/until.ts';
import { startProduct, type Product } from '../test/product.ts';
import { askForLink, onSignIn, submitSignIn, toast } from './account-screens.ts';
import { enter } from './person.ts';

let smtp: TestSmtpServer;
let product: Product;
test.beforeAll(async () => {
  smtp = await TestSmtpServer.start();
  product = await startProduct(smtp.env);
});
test.afterAll(async () => {
  await product.stop();
  await smtp.stop();
});

async function mailedLink(email: string): Promise<string> {
  const mail = await until(
    () => smtp.mails.find(({ to, raw }) => to.includes(email) && raw.includes('reset-password')),
    'the mail arrives',
  );
  return /https?:\S+reset-password\S+/.exec(mail.content.text ?? '')![0];
}

test('a forgotten password is replaced by way of a mail, once, and every browser is signed out', async ({
  browser,
}) => {
  const home = await browser.newPage({ baseURL: product.url });
  const person = await enter(home);
  const elsewhere = await browser.newPage({ baseURL: product.url });
  await askForLink(elsewhere, person.email);
  await toast(elsewhere, 'Password reset link sent to your email.');
  await onSignIn(elsewhere);

  // The link leads to the public address, and this product stands on a free port.
  const { pathname, search } = new URL(await mailedLink(person.email));
  const asked: string[] = [];
  elsewhere.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await elsewhere.goto(`${pathname}${search}`);
  await expect(elsewhere).toHaveURL(/\/auth\/reset-password$/);
  await elsewhere.getByLabel('New password').fill('short');
  await elsewhere.getByRole('button', { name: 'Set New Password' }).click();
  await toast(elsewhere, /^Error 400: /);
  const password = 'marigold on the roof';
  await elsewhere.getByLabel('New password').fill(password);
  await elsewhere.getByRole('button', { name: 'Set New Password' }).click();
  await toast(elsewhere, 'Your new password is set. Log in with it now.');
  await onSignIn(elsewhere);
  const secret = new URLSearchParams(search).get('token')!;
  expect(asked.slice(1).filter((request) => request.includes(secret))).toEqual([]);

  await home.reload();
  await onSignIn(home);
  await submitSignIn(elsewhere, person);
  await toast(elsewhere, 'Error 401: Invalid email or password');
  await submitSignIn(elsewhere, { ...person, password });
  await expect(elsewhere).toHaveURL(/\/user\/dashboard$/);

  await home.goto(`${pathname}${search}`);
  await home.getByLabel('New password').fill('another good secret');
  await home.getByRole('button', { name: 'Set New Password' }).click();
  await expect(home.getByText('This link has expired or was already used. Please ask for a new one.')).toBeVisible();
  await home.getByRole('link', { name: 'Ask for a New Link' }).click();
  await expect(home).toHaveURL(/\/auth\/forgot-password$/);
  await home.close();
  await elsewhere.close();
});
