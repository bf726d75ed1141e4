import { screen, waitFor, within } from '@testing-library/react';
import { openPage, toast, type OpenPage } from '../../testing/open-page.tsx';
import { answer, cutOff, hold, refuse } from '../../testing/server.ts';

const SETTINGS = '/user/settings';
const CONFIRMATION = '/auth/user/confirmation';
const CHANGE = '/auth/user/change-password';
const NEEDED = { needed: true, password: true, google: false };
const WITH_GOOGLE = { needed: true, password: false, google: true };
const DELETE_BUTTON = 'Delete Account';

async function open(path = SETTINGS): Promise<OpenPage> {
  const page = await openPage(path);
  await screen.findByLabelText('Full Name');
  return page;
}

const press = ({ user }: OpenPage, name: string): Promise<void> => user.click(screen.getByRole('button', { name }));
/** Submits the form as Enter does in a browser. jsdom does not press a button that stands outside of its form. */
const submit = ({ user }: OpenPage): Promise<void> =>
  user.click(screen.getByRole('button', { name: /^(Continue|Save Password)$/ }));
const confirmDialog = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Is this you?' });

describe('before the account is deleted', () => {
  async function ask(page: OpenPage): Promise<HTMLElement> {
    await press(page, DELETE_BUTTON);
    return confirmDialog();
  }

  test('the password is asked for and sent, and the question comes after it', async () => {
    answer('get', CONFIRMATION, NEEDED);
    const sent = answer('post', CONFIRMATION, { data: { done: true } });
    const page = await open();
    const dialog = await ask(page);
    const field = within(dialog).getByLabelText('Your password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await page.user.type(field, 'neem tree 42 umbrella');
    await submit(page);
    const question = await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' });
    expect(sent).toEqual([{ password: 'neem tree 42 umbrella' }]);
    expect(screen.queryByRole('dialog', { name: 'Is this you?' })).toBeNull();
    await page.user.click(within(question).getByRole('button', { name: DELETE_BUTTON }));
    await toast('Your account has been deleted successfully');
  });

  test('the password can be shown, and Cancel asks nothing more and gives the focus back', async () => {
    answer('get', CONFIRMATION, NEEDED);
    const page = await open();
    const dialog = await ask(page);
    await page.user.click(within(dialog).getByRole('button', { name: 'Show' }));
    expect(within(dialog).getByLabelText('Your password')).toHaveAttribute('type', 'text');
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog', { name: 'Is this you?' })).toBeNull();
    expect(screen.getByRole('button', { name: DELETE_BUTTON })).toHaveFocus();
  });

  test('a wrong password and an empty one are told at the field', async () => {
    answer('get', CONFIRMATION, NEEDED);
    const sentence = 'This is not your password. Please try again.';
    refuse('post', CONFIRMATION, 400, sentence, { reason: 'wrong_password', details: { password: sentence } });
    const page = await open();
    const dialog = await ask(page);
    const field = within(dialog).getByLabelText('Your password');
    await page.user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(field).toHaveAccessibleDescription(/Enter your password/);
    await page.user.type(field, 'not the password');
    await submit(page);
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(sentence)));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a delay and a lost network are told inside the dialog', async () => {
    answer('get', CONFIRMATION, NEEDED);
    refuse('post', CONFIRMATION, 429, 'Too many attempts. Please try again in 4 seconds.');
    const page = await open();
    const dialog = await ask(page);
    await page.user.type(within(dialog).getByLabelText('Your password'), 'x');
    await submit(page);
    expect(await within(dialog).findByText('Too many attempts. Please try again in 4 seconds.')).toBeInTheDocument();
    cutOff('post', CONFIRMATION);
    await page.user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(
      await within(dialog).findByText('Network error. Please check your internet connection.'),
    ).toBeInTheDocument();
  });

  test('the dialog is busy while the password is checked', async () => {
    answer('get', CONFIRMATION, NEEDED);
    const release = hold('post', CONFIRMATION, { data: { done: true } });
    const page = await open();
    const dialog = await ask(page);
    await page.user.type(within(dialog).getByLabelText('Your password'), 'x');
    await submit(page);
    expect(await within(dialog).findByRole('button', { name: 'Checking...' })).toBeDisabled();
    release();
    await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' });
  });

  test('a session that is over leads to sign-in', async () => {
    answer('get', CONFIRMATION, NEEDED);
    refuse('post', CONFIRMATION, 401, 'No');
    const page = await open();
    const dialog = await ask(page);
    refuse('get', '/auth/user/whoami', 401, 'No');
    await page.user.type(within(dialog).getByLabelText('Your password'), 'x');
    await submit(page);
    await waitFor(() => expect(page.path()).toBe('/auth/user/signin'));
  });

  test.each([
    [401, 'You need to sign in again to delete your account'],
    [503, 'Server error. Please try again later'],
  ])('when it cannot be asked (%i), the deletion itself tells', async (status, text) => {
    refuse('get', CONFIRMATION, status, 'No');
    refuse('delete', '/account/user/delete', status, 'No');
    const page = await open();
    await press(page, DELETE_BUTTON);
    const question = await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' });
    await page.user.click(within(question).getByRole('button', { name: DELETE_BUTTON }));
    await toast(text);
  });

  test('who signs in with Google is sent there, and the question stands when they are back', async () => {
    answer('get', CONFIRMATION, WITH_GOOGLE);
    const page = await open();
    const dialog = await ask(page);
    expect(within(dialog).getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/v1/auth/google/confirmation?purpose=delete',
    );
    expect(within(dialog).queryByLabelText('Your password')).toBeNull();
  });

  test('back from Google the question stands, and the address says it no more', async () => {
    const page = await open(`${SETTINGS}?confirmed=delete`);
    expect(await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' })).toBeInTheDocument();
    expect(page.query()).toBe('');
  });

  test('who has both may choose, and who has neither is told of the mail', async () => {
    answer('get', CONFIRMATION, { ...NEEDED, google: true });
    const page = await open();
    const both = await ask(page);
    expect(within(both).getByRole('link', { name: 'Use Google instead' })).toBeInTheDocument();
    await page.user.click(within(both).getByRole('button', { name: 'Cancel' }));
    answer('get', CONFIRMATION, { needed: true, password: false, google: false });
    const neither = await ask(page);
    expect(within(neither).getByRole('link', { name: 'Get a Link' })).toHaveAttribute('href', '/auth/forgot-password');
  });

  test.each([
    ['google_other_person', 'You chose another Google account. Please choose the one you sign in with here.'],
    ['google_denied', 'You did not let Google confirm that it is you. Nothing has changed.'],
    ['google_unavailable', 'Google is not answering right now. Please try again later.'],
    ['anything', 'Google could not confirm that it is you. Please try again.'],
  ])('a way to Google that failed (%s) is told', async (reason, text) => {
    await open(`${SETTINGS}?problem=${reason}`);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('before everything is downloaded', () => {
  const EXPORT = 'Download everything we hold about you';

  test('the password is asked for, and the file comes after it', async () => {
    URL.createObjectURL = () => 'blob:1';
    answer('get', CONFIRMATION, NEEDED);
    const page = await open();
    await press(page, EXPORT);
    const dialog = await confirmDialog();
    await page.user.type(within(dialog).getByLabelText('Your password'), 'neem tree 42 umbrella');
    await submit(page);
    await toast('Your download is ready.');
  });

  test('whoever is back from Google is told to press again, and stands at the button', async () => {
    await open(`${SETTINGS}?confirmed=export`);
    expect(screen.getByText('Thank you. You can download everything now.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: EXPORT })).toHaveFocus();
  });

  test('when it cannot be asked, the download itself tells', async () => {
    refuse('get', CONFIRMATION, 503, 'Please try again later');
    refuse('get', '/account/user/export', 503, 'Please try again later');
    const page = await open();
    await press(page, EXPORT);
    await toast('Error 503: Please try again later');
  });
});

describe('changing the password', () => {
  async function ask(page: OpenPage, title = 'Choose a new password'): Promise<HTMLElement> {
    await press(page, 'Change Password');
    return screen.findByRole('dialog', { name: title });
  }

  test('sends both, says that all else is signed out, and asks anew which devices there are', async () => {
    const sent = answer('post', CHANGE, { data: { done: true } });
    const page = await open();
    const dialog = await ask(page);
    const current = within(dialog).getByLabelText('Current password');
    const fresh = within(dialog).getByLabelText('New password');
    expect([current, fresh].map((field) => field.getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
    ]);
    expect(dialog.querySelector('input[autocomplete="username"]')).toHaveValue('asha@example.org');
    expect(fresh).toHaveAccessibleDescription(
      'At least 8 characters. You stay signed in here. On all other devices you will have to log in again.',
    );
    await page.user.type(current, 'neem tree 42 umbrella');
    answer('get', '/auth/user/sessions', []);
    await page.user.type(fresh, 'a banyan 17 lantern');
    await submit(page);
    await toast('Your new password is saved. You are signed out everywhere else.');
    expect(sent).toEqual([{ currentPassword: 'neem tree 42 umbrella', password: 'a banyan 17 lantern' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('There are no devices to show.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change Password' })).toHaveFocus();
  });

  test('tells at each field what is wrong, here and as the server says', async () => {
    const page = await open();
    const dialog = await ask(page);
    await page.user.click(within(dialog).getByRole('button', { name: 'Save Password' }));
    expect(within(dialog).getByLabelText('Current password')).toHaveAccessibleDescription(
      /Enter your current password/,
    );
    expect(within(dialog).getByLabelText('New password')).toHaveAccessibleDescription(/Enter a new password/);
    const sentence = 'This password is too easy to guess. Please choose another one.';
    refuse('post', CHANGE, 400, sentence, { reason: 'invalid_password', details: { password: sentence } });
    await page.user.type(within(dialog).getByLabelText('Current password'), 'x');
    await page.user.type(within(dialog).getByLabelText('New password'), 'password1');
    await submit(page);
    await waitFor(() =>
      expect(within(dialog).getByLabelText('New password')).toHaveAccessibleDescription(new RegExp(sentence)),
    );
    refuse('post', CHANGE, 503, 'Many people are signing in right now. Please try again in a moment.');
    await page.user.click(within(dialog).getByRole('button', { name: 'Save Password' }));
    expect(
      await within(dialog).findByText('Many people are signing in right now. Please try again in a moment.'),
    ).toBeInTheDocument();
  });

  test('asks whoever only has Google to go there first, and then for a new password alone', async () => {
    answer('get', CONFIRMATION, WITH_GOOGLE);
    const page = await open();
    await press(page, 'Change Password');
    expect(within(await confirmDialog()).getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/v1/auth/google/confirmation?purpose=password',
    );
  });

  test('sets a first password after Google, with nothing else to fill in', async () => {
    const sent = answer('post', CHANGE, { data: { done: true } });
    const page = await open(`${SETTINGS}?confirmed=password`);
    const dialog = await screen.findByRole('dialog', { name: 'Choose a password' });
    expect(within(dialog).queryByLabelText('Current password')).toBeNull();
    await page.user.type(within(dialog).getByLabelText('New password'), 'a banyan 17 lantern');
    await submit(page);
    await toast('Your password is saved. From now on you can sign in with it, or with Google.');
    expect(sent).toEqual([{ password: 'a banyan 17 lantern' }]);
  });
});
