import { act, screen, waitFor, within } from '@testing-library/react';
import { heading, menuButton, openPage, toast } from '../testing/open-page.tsx';
import { answer, cutOff, refuse, signedOut, userAnswer } from '../testing/server.ts';

const rail = async (): Promise<HTMLElement> => (await screen.findAllByRole('banner'))[0]!;

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

  test('opens without a connection for the person it opened for before, and asks again once there is one', async () => {
    const first = await openPage('/user/dashboard');
    await heading('Namaste, Asha');
    first.leave();
    cutOff('get', '/auth/user/whoami');
    const { path } = await openPage('/user/dashboard');
    await heading('Namaste, Asha');
    expect(document.querySelector('.toast')).toBeNull();
    expect(JSON.stringify(localStorage)).not.toMatch(/phone":"|address":"/);
    signedOut();
    act(() => void dispatchEvent(new Event('online')));
    await heading('Welcome back');
    expect(path()).toBe('/auth/user/signin');
    expect(localStorage.getItem('sahaay.person.user')).toBeNull();
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

describe('signing out', () => {
  // ASVS 7.4.4
  test.each(['/user/dashboard', '/user/settings'])('is at hand where somebody is signed in, as at %s', async (path) => {
    const { user } = await openPage(path);
    await user.click(await menuButton());
    expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  });

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
  expect(screen.getByRole('link', { name: 'Go to the Start Page' })).toHaveAttribute('href', '/');
  await waitFor(() => expect(document.title).toBe('Page not found | Sahaay'));
});

test('content can be reached past the navigation', async () => {
  await openPage('/user/dashboard');
  await heading('Namaste, Asha');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});
