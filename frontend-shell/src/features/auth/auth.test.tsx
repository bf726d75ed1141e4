import { screen, waitFor, within } from '@testing-library/react';
import { heading, openPage, toast, type OpenPage } from '../../testing/open-page.tsx';
import { answer, cutOff, hold, neverSignedIn, refuse, signedOut, userAnswer } from '../../testing/server.ts';

const SIGN_IN = '/auth/user/signin';
const SIGN_UP = '/auth/user/signup';
const FORGOT = '/auth/forgot-password';

async function fill({ user }: OpenPage, email = 'asha@example.org', password = 'a good password'): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
}

const press = async ({ user }: OpenPage, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

describe('the role chooser', () => {
  test('leads to sign-up and to resetting the password; organizations wait', async () => {
    await openPage('/auth/switch');
    await heading('Continue as...');
    expect(screen.getByRole('link', { name: 'User' })).toHaveAttribute('href', SIGN_UP);
    expect(screen.getByRole('link', { name: 'Reset Password' })).toHaveAttribute('href', FORGOT);
    const organization = screen.getByRole('button', { name: 'Organization' });
    expect(organization).toBeDisabled();
    expect(organization).toHaveAccessibleDescription('Accounts for organizations are not available yet.');
  });

  test.each([
    ['/auth', 'Continue as...'],
    ['/auth/user', 'Hello there'],
  ])('%s leads on', async (path, title) => {
    signedOut();
    await openPage(path);
    await heading(title);
  });
});

describe('signing in', () => {
  test('goes to the dashboard', async () => {
    signedOut();
    const page = await openPage(SIGN_IN);
    const sent = answer('post', SIGN_IN, userAnswer());
    await fill(page);
    await press(page, 'Log In');
    await heading('Namaste, Asha');
    expect(page.path()).toBe('/user/dashboard');
    expect(sent).toEqual([{ email: 'asha@example.org', password: 'a good password' }]);
  });

  test('asks for a code where the server does, and Back asks for the password again', async () => {
    signedOut();
    const page = await openPage(SIGN_IN);
    refuse('post', SIGN_IN, 401, 'Please enter the code from your app.', { reason: 'second_factor_needed' });
    await fill(page);
    await press(page, 'Log In');
    const code = await screen.findByLabelText('Code from your app');
    await press(page, 'Log In');
    expect(code).toHaveAccessibleDescription(/Enter the code/);
    refuse('post', SIGN_IN, 429, 'Too many attempts. Please try again in 4 seconds.', { reason: 'too_many_attempts' });
    await page.user.type(code, '123 456');
    await press(page, 'Log In');
    expect(await screen.findByText('Too many attempts. Please try again in 4 seconds.')).toBeInTheDocument();
    await press(page, 'Back');
    expect(await screen.findByLabelText('Email')).toBeInTheDocument();
    refuse('post', SIGN_IN, 401, 'Please enter the code from your app.', { reason: 'second_factor_needed' });
    await fill(page);
    await press(page, 'Log In');
    const sent = answer('post', SIGN_IN, userAnswer());
    await page.user.type(await screen.findByLabelText('Code from your app'), '123 456');
    await press(page, 'Log In');
    await heading('Namaste, Asha');
    expect(sent).toEqual([{ email: 'asha@example.org', password: 'a good password', code: '123 456' }]);
  });

  test('disables the button while it runs', async () => {
    signedOut();
    const page = await openPage(SIGN_IN);
    const release = hold('post', SIGN_IN, userAnswer());
    await fill(page);
    await press(page, 'Log In');
    expect(await screen.findByRole('button', { name: 'Logging In...' })).toBeDisabled();
    release();
    await heading('Namaste, Asha');
  });

  test('tells a refusal and lets the person try again', async () => {
    signedOut();
    refuse('post', SIGN_IN, 401, 'Invalid email or password');
    const page = await openPage(SIGN_IN);
    await fill(page);
    await press(page, 'Log In');
    await toast('Error 401: Invalid email or password');
    expect(screen.getByRole('button', { name: 'Log In' })).toBeEnabled();
    expect(page.path()).toBe(SIGN_IN);
  });

  test('tells how long to wait after too many attempts', async () => {
    signedOut();
    const sentence = 'Too many attempts. Please wait 2 minutes, then try again.';
    refuse('post', SIGN_IN, 429, sentence, { reason: 'too_many_attempts' });
    const page = await openPage(SIGN_IN);
    await fill(page);
    await press(page, 'Log In');
    await toast(`Error 429: ${sentence}`);
    expect(screen.getByRole('button', { name: 'Log In' })).toBeEnabled();
  });

  test('says so when there is no connection', async () => {
    signedOut();
    cutOff('post', SIGN_IN);
    const page = await openPage(SIGN_IN);
    await fill(page);
    await press(page, 'Log In');
    await toast('Network error. Please check your internet connection.');
  });

  test('needs both fields; the summary takes focus and an error goes when its field is edited', async () => {
    signedOut();
    const page = await openPage(SIGN_IN);
    await press(page, 'Log In');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Enter your email' })).toBeInTheDocument();
    const email = screen.getByLabelText('Email');
    expect(email).toHaveAccessibleDescription('Enter your email');
    await page.user.type(email, 'a');
    expect(email).not.toHaveAccessibleDescription();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
  });

  test.each(['asha', 'आशा@example.org'])('refuses %s and says what an email is', async (email) => {
    signedOut();
    const page = await openPage(SIGN_IN);
    await fill(page, email);
    await press(page, 'Log In');
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'Enter a whole email in English letters, like name@example.org',
      ),
    );
  });

  test('can show the password, and helps password managers', async () => {
    signedOut();
    const page = await openPage(SIGN_IN);
    await fill(page);
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await press(page, 'Show');
    expect(password).toHaveAttribute('type', 'text');
  });
});

describe.each([SIGN_IN, SIGN_UP])('the session check on %s', (path) => {
  test('sends somebody signed in to the dashboard', async () => {
    const page = await openPage(path);
    await heading('Namaste, Asha');
    expect(page.path()).toBe('/user/dashboard');
  });

  test('tells any error but 401', async () => {
    refuse('get', '/auth/user/whoami', 503, 'The database is away');
    await openPage(path);
    await toast('Error 503: The database is away');
  });

  test('asks nobody in a browser without a session, until another tab signs in', async () => {
    neverSignedIn();
    const asked = answer('get', '/auth/user/whoami', userAnswer());
    const page = await openPage(path);
    await screen.findByText('Signing in with Google is not set up here.');
    expect(asked).toEqual([]);
    document.cookie = 'sahaay-signed-in=1';
    const otherTab = new BroadcastChannel('sahaay.session');
    otherTab.postMessage({ tab: 2, userId: 'u1' });
    await heading('Namaste, Asha');
    expect(page.path()).toBe('/user/dashboard');
    otherTab.close();
  });

  test('says nothing about 401', async () => {
    signedOut();
    const page = await openPage(path);
    await screen.findByText('Signing in with Google is not set up here.');
    expect(document.querySelector('.toast')).toBeNull();
    expect(page.path()).toBe(path);
  });
});

describe('signing up', () => {
  test('goes to onboarding', async () => {
    signedOut();
    const page = await openPage(SIGN_UP);
    await heading('Hello there');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await fill(page);
    answer('post', SIGN_UP, userAnswer({ name: null, onboarded: false }), 201);
    const checks = answer('get', '/auth/user/whoami', userAnswer());
    await press(page, 'Create Account');
    await heading('User Onboarding');
    expect(checks).toHaveLength(0);
    expect(page.path()).toBe('/onboard/user');
  });

  test('tells a refusal, and at the field what the server found', async () => {
    signedOut();
    refuse('post', SIGN_UP, 400, 'Choose a longer password', { details: { password: 'Use 8 characters or more' } });
    const page = await openPage(SIGN_UP);
    await fill(page, 'asha@example.org', 'short');
    await press(page, 'Create Account');
    await toast('Error 400: Choose a longer password');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 8 characters. Use 8 characters or more',
    );
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  });
});

test('somebody whose email has an account is led to Log In', async () => {
  signedOut();
  refuse('post', SIGN_UP, 409, 'An account with this email already exists', { reason: 'email_taken' });
  const page = await openPage(SIGN_UP);
  await fill(page);
  await press(page, 'Create Account');
  await toast('Error 409: An account with this email already exists');
  const told = (await screen.findByText(/This email already has an account/)).closest('p')!;
  expect(within(told).getByRole('link', { name: 'Log In' })).toHaveAttribute('href', SIGN_IN);
  await page.user.type(screen.getByLabelText('Email'), '.in');
  expect(screen.queryByText(/already has an account/)).toBeNull();
});

describe('a forgotten password', () => {
  test('sends the link, says so and goes to sign-in', async () => {
    signedOut();
    const release = hold('post', FORGOT, { data: { done: true } });
    const page = await openPage(FORGOT);
    await fill(page, 'asha@example.org', '');
    await press(page, 'Send Reset Link');
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    release();
    await toast('Password reset link sent to your email.');
    await heading('Welcome back');
    expect(page.path()).toBe(SIGN_IN);
  });

  test('tells a failure with its status and can be sent again', async () => {
    refuse('post', FORGOT, 503, 'Mail is not set up');
    const page = await openPage(FORGOT);
    await fill(page, 'asha@example.org', '');
    await press(page, 'Send Reset Link');
    await toast('Error 503: Mail is not set up');
    expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', SIGN_IN);
  });
});

test.each([
  [SIGN_IN, 'Log In'],
  [SIGN_UP, 'Create Account'],
])('%s tells a failure of the server, and the form can be sent again', async (path, button) => {
  signedOut();
  refuse('post', path, 503, 'Please try again later');
  const page = await openPage(path);
  await fill(page);
  await press(page, button);
  await toast('Error 503: Please try again later');
  expect(screen.getByRole('button', { name: button })).toBeEnabled();
  expect(page.path()).toBe(path);
});

test.each([
  [SIGN_UP, 'Create Account', 'a good password'],
  [FORGOT, 'Send Reset Link', ''],
])('%s names the network when no answer comes', async (path, button, password) => {
  signedOut();
  cutOff('post', path);
  const page = await openPage(path);
  await fill(page, 'asha@example.org', password);
  await press(page, button);
  await toast('Network error. Please check your internet connection.');
  expect(screen.getByRole('button', { name: button })).toBeEnabled();
});
