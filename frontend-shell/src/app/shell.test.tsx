import { screen, waitFor, within } from '@testing-library/react';
import { heading, openPage, toast } from '../testing/open-page.tsx';
import { answer, cutOff, refuse, signedOut, userAnswer } from '../testing/server.ts';

const rail = async (): Promise<HTMLElement> => (await screen.findAllByRole('banner'))[0]!;
const menuButton = async (): Promise<HTMLElement> =>
  within(await rail()).findByRole('button', { name: 'Asha Kulkarni, account menu' });

describe('the header of user pages', () => {
  test('shows who is signed in, and leads to the dashboard and settings', async () => {
    const { user, path } = await openPage('/user/dashboard');
    await user.click(await menuButton());
    const menu = within(await rail());
    expect(menu.getAllByText('asha@example.org')).not.toHaveLength(0);
    expect(menu.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/user/dashboard');
    await user.click(menu.getByRole('menuitem', { name: 'Settings' }));
    await heading('Settings');
    expect(path()).toBe('/user/settings');
    expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/user/dashboard');
  });

  test('has no arrow back on the dashboard', async () => {
    await openPage('/user/dashboard');
    await heading('Namaste, Asha');
    expect(screen.queryByRole('link', { name: 'Back to dashboard' })).toBeNull();
  });

  test('has the emergency number one tap away, at every width', async () => {
    await openPage('/user/settings');
    const calls = await screen.findAllByRole('link', { name: 'Call 112' });
    expect(calls).toHaveLength(2);
    for (const call of calls) expect(call).toHaveAttribute('href', 'tel:112');
  });

  test.each([
    [401, 'Sign in to go on'],
    [500, 'Broken'],
  ])('tells that the user did not load (%i) and goes to sign-in', async (status, message) => {
    refuse('get', '/auth/user/whoami', status, message);
    const { path } = await openPage('/user/dashboard');
    await toast(`Error ${status}: ${message}`);
    await heading('Welcome back');
    expect(path()).toBe('/auth/user/signin');
  });

  test('tells that there is no connection', async () => {
    cutOff('get', '/auth/user/whoami');
    await openPage('/user/dashboard');
    await heading('Welcome back');
    expect(
      (await screen.findAllByText('Network error. Please check your internet connection.')).length,
    ).toBeGreaterThan(0);
  });
});

describe('in another tab of this browser', () => {
  let otherTab: BroadcastChannel;
  const say = (userId: string | null): void => otherTab.postMessage({ tab: 0, userId });
  beforeEach(() => (otherTab = new BroadcastChannel('sahaay.session')));
  afterEach(() => otherTab.close());

  test('somebody else signs in: their profile replaces the one shown; the same person changes nothing', async () => {
    const { path } = await openPage('/user/settings');
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Asha Kulkarni');
    await menuButton();
    const other = userAnswer({ id: 'f0f0f0f0-0000-4000-8000-000000000000', name: 'Meera Nair' });
    answer('get', '/auth/user/whoami', other);
    const loads = answer('get', '/account/user/view', other);
    say(userAnswer().data.user.id);
    say(other.data.user.id);
    expect(await screen.findByDisplayValue('Meera Nair')).toBeInTheDocument();
    expect(screen.queryByDisplayValue('Asha Kulkarni')).toBeNull();
    expect(loads).toHaveLength(1);
    expect(path()).toBe('/user/settings');
  });

  test('the person signs out: this tab asks to sign in too', async () => {
    const { path } = await openPage('/user/dashboard');
    await heading('Namaste, Asha');
    signedOut();
    say(null);
    await heading('Welcome back');
    expect(path()).toBe('/auth/user/signin');
  });

  test('it hears who signs in and out here', async () => {
    const heard: unknown[] = [];
    otherTab.onmessage = ({ data }) => void heard.push(data.userId);
    signedOut();
    const { user } = await openPage('/auth/user/signin');
    await user.type(await screen.findByLabelText('Email'), 'asha@example.org');
    await user.type(screen.getByLabelText('Password'), 'a long password');
    answer('get', '/auth/user/whoami', userAnswer());
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await heading('Namaste, Asha');
    await user.click(await menuButton());
    signedOut();
    await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await heading('Welcome back');
    await waitFor(() => expect(heard).toEqual([userAnswer().data.user.id, null]));
  });
});

describe('signing out', () => {
  test('goes to sign-in and forgets what was loaded', async () => {
    const { user, path } = await openPage('/user/dashboard');
    await heading('Namaste, Asha');
    await user.click(await menuButton());
    signedOut();
    await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await heading('Welcome back');
    expect(path()).toBe('/auth/user/signin');

    const sent = answer('post', '/auth/user/signin', userAnswer({ name: 'Ravi Rao' }));
    await user.type(screen.getByLabelText('Email'), 'ravi@example.org');
    await user.type(screen.getByLabelText('Password'), 'another password');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await heading('Namaste, Ravi');
    expect(sent).toHaveLength(1);
    expect(screen.queryByText('Asha Kulkarni')).toBeNull();
  });

  test('tells when it fails, for the session goes on', async () => {
    refuse('get', '/auth/user/signout', 503, 'Please try again');
    const { user, path } = await openPage('/user/dashboard');
    await user.click(await menuButton());
    await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await toast('Error 503: Please try again');
    expect(path()).toBe('/user/dashboard');
  });
});

describe('a change of page', () => {
  test('is titled, said and moves focus to the heading', async () => {
    const { user } = await openPage('/user/dashboard');
    await heading('Namaste, Asha');
    expect(document.title).toBe('Dashboard | Sahaay');
    expect(document.activeElement).toBe(document.body);
    await user.click(within(await rail()).getByRole('link', { name: 'Settings' }));
    expect(await heading('Settings')).toHaveFocus();
    await waitFor(() => expect(document.title).toBe('Settings | Sahaay'));
    expect(screen.getByText('Settings', { selector: '[aria-live] *' })).toBeInTheDocument();
  });
});

test('an unknown address says so and leads home', async () => {
  await openPage('/nowhere/at/all');
  await heading('Page not found');
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  await waitFor(() => expect(document.title).toBe('Page not found | Sahaay'));
});

test('content can be reached past the navigation', async () => {
  await openPage('/user/dashboard');
  await heading('Namaste, Asha');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});
