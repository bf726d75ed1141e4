import { fixtures } from '@sahaay/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { heading, menuButton, openPage, toast } from '../testing/open-page.tsx';
import { answer, cutOff, refuse, signedOut, userAnswer } from '../testing/server.ts';

const WHOAMI = '/auth/user/whoami';
const other = userAnswer({ id: 'f0f0f0f0-0000-4000-8000-000000000000', name: 'Meera Nair' });

let otherTab: BroadcastChannel;
let heard: unknown[];
const say = (userId: string | null | undefined): void => otherTab.postMessage({ tab: 0, userId });

beforeEach(() => {
  otherTab = new BroadcastChannel('sahaay.session');
  heard = [];
  otherTab.onmessage = ({ data }) => void heard.push(data.userId);
});
afterEach(() => otherTab.close());

describe('when another tab of this browser', () => {
  test('signs somebody else in: their profile replaces the one shown; the same person changes nothing', async () => {
    const { path } = await openPage('/user/settings');
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Asha Kulkarni');
    await menuButton();
    answer('get', WHOAMI, other);
    const loads = answer('get', '/account/user/view', other);
    say(fixtures.user.id);
    say(other.data.user.id);
    expect(await screen.findByDisplayValue('Meera Nair')).toBeInTheDocument();
    expect(screen.queryByDisplayValue('Asha Kulkarni')).toBeNull();
    expect(loads).toHaveLength(1);
    expect(path()).toBe('/user/settings');
  });

  // ASVS 14.3.1
  test('signs out: this one asks to sign in at once, offline too, and says nothing', async () => {
    const { path } = await openPage('/user/dashboard');
    await heading('Namaste, Asha');
    cutOff('get', '/misc/tips');
    signedOut();
    say(null);
    await heading('Welcome back');
    expect(path()).toBe('/auth/user/signin');
    expect(screen.queryByText('Asha Kulkarni')).toBeNull();
    expect(document.querySelector('.toast')).toBeNull();
  });

  test('resets a password: who is signed in is asked again', async () => {
    await openPage('/user/dashboard');
    await heading('Namaste, Asha');
    signedOut();
    say(undefined);
    await toast('Error 401: Sign in to go on');
    await heading('Welcome back');
  });

  test('signs in: a sign-in page goes on to the dashboard', async () => {
    signedOut();
    const { path } = await openPage('/auth/user/signin');
    await screen.findByText('Signing in with Google is not set up here.');
    answer('get', WHOAMI, userAnswer());
    say(fixtures.user.id);
    await heading('Namaste, Asha');
    expect(path()).toBe('/user/dashboard');
  });

  test('signs out while the profile is first filled in: nothing is sent for nobody', async () => {
    const { path } = await openPage('/onboard/user');
    await heading('User Onboarding');
    signedOut();
    say(null);
    await heading('Welcome back');
    expect(path()).toBe('/auth/user/signin');
  });
});

describe('the other tabs hear', () => {
  test('who signs in and out here', async () => {
    signedOut();
    const { user } = await openPage('/auth/user/signin');
    await user.type(await screen.findByLabelText('Email'), 'asha@example.org');
    await user.type(screen.getByLabelText('Password'), 'a long password');
    answer('get', WHOAMI, userAnswer());
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await heading('Namaste, Asha');
    await user.click(await menuButton());
    signedOut();
    await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await heading('Welcome back');
    await waitFor(() => expect(heard).toEqual([fixtures.user.id, null]));
  });

  test('that the account was deleted here', async () => {
    const { user } = await openPage('/user/settings');
    await menuButton();
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
    await waitFor(() => expect(heard).toEqual([fixtures.user.id, null]));
  });

  test.each(['/user/dashboard', '/onboard/user'])('whom Google brought to %s', async (path) => {
    await openPage(path);
    await waitFor(() => expect(heard).toEqual([fixtures.user.id]));
  });
});

describe('when a call answers 401', () => {
  const EXPORT = 'Download everything we hold about you';
  beforeEach(() => refuse('get', '/account/user/export', 401, 'Sign in to go on'));

  test('since the session was ended in another browser, this tab asks to sign in and the others hear it', async () => {
    const { user, path } = await openPage('/user/settings');
    await menuButton();
    signedOut();
    await user.click(await screen.findByRole('button', { name: EXPORT }));
    await heading('Welcome back');
    expect(path()).toBe('/auth/user/signin');
    await waitFor(() => expect(heard).toEqual([fixtures.user.id, null]));
  });

  test('but nobody can say whether the session is over, the person stays', async () => {
    const { user, path } = await openPage('/user/settings');
    await menuButton();
    const away = { error: { code: 503, message: 'Away', reason: 'away', requestId: '1' } };
    const checks = answer('get', WHOAMI, away, 503);
    await user.click(await screen.findByRole('button', { name: EXPORT }));
    await waitFor(() => expect(checks).toHaveLength(1));
    await toast('Error 401: Sign in to go on');
    expect(path()).toBe('/user/settings');
    expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Kulkarni');
  });
});
