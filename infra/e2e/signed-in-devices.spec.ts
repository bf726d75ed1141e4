import { expect, test } from './test.ts';
import { onSignIn, submitSignIn } from './account-screens.ts';
import { enter, signOut } from './person.ts';

test('signing out in one tab signs out the others at once, and they show nothing of the person any more', async ({
  context,
}) => {
  const first = await context.newPage();
  const person = await enter(first);
  const second = await context.newPage();
  await second.goto('/user/settings');
  await expect(second.getByLabel('Full Name')).toHaveValue(person.name);
  await signOut(first);
  await onSignIn(second);
  await expect(second.getByText(person.email)).toHaveCount(0);
});

test('settings list the signed-in devices, and sign out everywhere else', async ({ browser, baseURL }) => {
  const here = await browser.newPage({ baseURL });
  const person = await enter(here);
  const there = await browser.newPage({ baseURL });
  await submitSignIn(there, person);
  await expect(there).toHaveURL(/\/user\/dashboard$/);

  await here.goto('/user/settings');
  const devices = here.getByRole('region', { name: 'Signed-in Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await expect(devices.getByText(/Chrom/).first()).toBeVisible();
  await devices.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  await here.getByRole('alertdialog').getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  await expect(devices.getByText('You are signed in on this device only.')).toBeVisible();

  await there.goto('/user/settings');
  await onSignIn(there);
  await here.reload();
  await expect(here.getByLabel('Full Name')).toHaveValue(person.name);
  await here.close();
  await there.close();
});
