import { fireEvent, screen, waitFor } from '@testing-library/react';
import { heading, openPage } from '../../testing/open-page.tsx';
import { answer, cutOff, signedOut, userAnswer } from '../../testing/server.ts';

const SIGN_IN = '/auth/user/signin';

beforeEach(signedOut);

const turnOn = (): void =>
  void answer('get', '/config.json', { demoVideoUrl: null, sourceCodeUrl: null, googleSignIn: true });

test('is off, with the reason, where it is not set up', async () => {
  await openPage(SIGN_IN);
  await screen.findByText('Signing in with Google is not set up here.');
  const button = screen.getByRole('button', { name: 'Continue with Google' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Signing in with Google is not set up here.');
});

test('names what a new account agrees to on the sign-in page, where Google may open one', async () => {
  turnOn();
  await openPage(SIGN_IN);
  expect(await screen.findByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

test('is off when nobody can say whether it is set up', async () => {
  cutOff('get', '/config.json');
  await openPage(SIGN_IN);
  expect(
    await screen.findByText('We could not check whether Google works here. Use your email instead.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
});

test.each([SIGN_IN, '/auth/user/signup'])('is a full page away from %s, and says that it opens', async (path) => {
  turnOn();
  const { user } = await openPage(path);
  const link = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(link).toHaveAttribute('href', '/api/v1/auth/google');
  expect(link).toHaveAccessibleDescription('Google tells us your name, email and picture.');
  const clicks: boolean[] = [];
  const stayHere = (event: Event): void => {
    clicks.push(event.defaultPrevented);
    event.preventDefault(); // jsdom cannot leave a page
  };
  addEventListener('click', stayHere);
  await user.click(link);
  expect(await screen.findByRole('link', { name: 'Opening Google...' })).toHaveAttribute('aria-busy', 'true');
  await user.click(link);
  removeEventListener('click', stayHere);
  expect(clicks).toEqual([false, true]);
  fireEvent(window, new Event('pageshow'));
  expect(await screen.findByRole('link', { name: 'Continue with Google' })).not.toHaveAttribute('aria-busy');
});

test.each([
  ['google_denied', 'You did not let Google sign you in. Try again, or use your email and password.'],
  ['google_state_mismatch', 'Signing in with Google was interrupted or took too long. Please try again.'],
  ['too_many_requests', 'You tried to sign in too many times in a row. Please wait a minute, then try again.'],
  ['too_many_new_accounts', 'Many people near you have just opened accounts. Please try again in an hour.'],
  ['google_unavailable', 'Google is not answering right now. Try again later, or use your email and password.'],
  [
    'google_email_unverified',
    'Google has not confirmed that this email is yours. Confirm it with Google first, or sign up with a password.',
  ],
  [
    'google_email_taken',
    'This email already has an account. Log in as you did before. If you cannot, choose “Forgot your password?”.',
  ],
  ['something_new', 'Signing in with Google did not work. Try again, or use your email and password.'],
  ['constructor', 'Signing in with Google did not work. Try again, or use your email and password.'],
])('brings back with %s, which is said once', async (reason, sentence) => {
  const { path, query } = await openPage(`${SIGN_IN}?problem=${reason}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await waitFor(() => expect(query()).toBe(''));
  expect(path()).toBe(SIGN_IN);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('an account that Google took over tells so on the dashboard, and how to set a password', async () => {
  answer('get', '/auth/user/whoami', userAnswer());
  const { user, query } = await openPage('/user/dashboard?notice=google_linked');
  await heading('Namaste, Asha');
  expect(screen.getByText(/^Your old password no longer works\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set a password' })).toHaveAttribute('href', '/auth/forgot-password');
  await waitFor(() => expect(query()).toBe(''));
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(/^Your old password no longer works\./)).toBeNull();
});
