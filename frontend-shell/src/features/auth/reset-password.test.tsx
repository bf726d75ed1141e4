import { screen } from '@testing-library/react';
import { heading, openPage, toast, type OpenPage } from '../../testing/open-page.tsx';
import { answer, cutOff, hold, refuse, signedOut } from '../../testing/server.ts';

const PAGE = '/auth/reset-password';
const SIGN_IN = '/auth/user/signin';
const DONE = { data: { done: true } };

beforeEach(() => {
  signedOut();
  window.sahaayResetToken = 'secret-1';
});

async function setPassword({ user }: OpenPage, password = 'kolam at dawn'): Promise<void> {
  await user.type(await screen.findByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Set New Password' }));
}

test('sets the password with the secret of the link, and goes to sign-in', async () => {
  const page = await openPage(PAGE);
  await heading('Choose a new password');
  const sent = answer('post', PAGE, DONE);
  await setPassword(page);
  await toast('Your new password is set. Log in with it now.');
  await heading('Welcome back');
  expect(page.path()).toBe(SIGN_IN);
  expect(sent).toEqual([{ token: 'secret-1', password: 'kolam at dawn' }]);
  expect(window.sahaayResetToken).toBeUndefined();
});

test('is busy until the answer comes', async () => {
  const release = hold('post', PAGE, DONE);
  await setPassword(await openPage(PAGE));
  expect(await screen.findByRole('button', { name: 'Setting...' })).toBeDisabled();
  release();
  await heading('Welcome back');
});

test('the password can be looked at, and password managers can offer one', async () => {
  const { user } = await openPage(PAGE);
  const password = await screen.findByLabelText('New password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(password).toHaveAccessibleDescription('At least 8 characters. You will be signed out on all your devices.');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(password).toHaveAttribute('type', 'text');
});

test('needs a password', async () => {
  const { user } = await openPage(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Set New Password' }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Enter a new password$/);
});

test('tells the other tabs that somebody’s sessions ended', async () => {
  const otherTab = new BroadcastChannel('sahaay.session');
  const heard = new Promise((resolve) => (otherTab.onmessage = ({ data }) => resolve(data)));
  answer('post', PAGE, DONE);
  await setPassword(await openPage(PAGE));
  expect(await heard).toMatchObject({ userId: undefined });
  otherTab.close();
});

test('a link that has expired or was used leads to a new one', async () => {
  const sentence = 'This link has expired or was already used. Please ask for a new one.';
  refuse('post', PAGE, 400, sentence, { reason: 'reset_link_invalid' });
  await setPassword(await openPage(PAGE));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Ask for a New Link' })).toHaveAttribute('href', '/auth/forgot-password');
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(window.sahaayResetToken).toBeUndefined();
});

test('without a link it says where to find it', async () => {
  delete window.sahaayResetToken;
  await openPage(PAGE);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This link is not complete. Open the link in your email again, or ask for a new one.',
  );
  expect(screen.getByRole('link', { name: 'Ask for a New Link' })).toBeInTheDocument();
});

test('a password the server refuses is told at the field, and the link stays good', async () => {
  refuse('post', PAGE, 400, 'Choose a longer password', { details: { password: 'Use 8 characters or more' } });
  const page = await openPage(PAGE);
  await setPassword(page, 'short');
  await toast('Error 400: Choose a longer password');
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Use 8 characters or more$/);
  const sent = answer('post', PAGE, DONE);
  await setPassword(page, ' but longer');
  await heading('Welcome back');
  expect(sent).toEqual([{ token: 'secret-1', password: 'short but longer' }]);
});

test('names the network when no answer comes', async () => {
  cutOff('post', PAGE);
  await setPassword(await openPage(PAGE));
  await toast('Network error. Please check your internet connection.');
  expect(screen.getByLabelText('New password')).toHaveValue('kolam at dawn');
});
