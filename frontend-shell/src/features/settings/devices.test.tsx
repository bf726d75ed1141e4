import { screen, waitFor, within } from '@testing-library/react';
import { heading, openPage, toast, type OpenPage } from '../../testing/open-page.tsx';
import { answer, cutOff, hold, refuse, signedOut } from '../../testing/server.ts';
import type { Device } from './devices-query.ts';

const SESSIONS = '/auth/user/sessions';
const DONE = { data: { done: true } };

const here: Device = {
  id: 'here',
  device: 'Chrome on Android',
  startedAt: new Date(2026, 10, 20, 9, 2).toISOString(),
  lastSeenAt: new Date(2026, 10, 21, 8, 0).toISOString(),
  current: true,
};
const shop: Device = { ...here, id: 'shop', device: 'Firefox on Windows', current: false };
const home: Device = {
  id: 'home',
  device: 'Safari on iPad',
  startedAt: new Date(2026, 7, 2, 15, 45).toISOString(),
  lastSeenAt: new Date(2026, 9, 1, 20, 30).toISOString(),
  current: false,
};

async function open(devices: Device[]): Promise<OpenPage> {
  answer('get', SESSIONS, devices);
  const page = await openPage('/user/settings');
  await screen.findByText('This device');
  return page;
}

const row = (device: string): HTMLElement => screen.getByText(device, { selector: 'p' }).closest('li')!;
const title = (): HTMLElement => screen.getByRole('heading', { name: 'Signed-in Devices' });
const everywhereElse = (): HTMLElement => screen.getByRole('button', { name: 'Sign Out Everywhere Else' });

async function agree({ user }: OpenPage): Promise<void> {
  await user.click(everywhereElse());
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' });
  await user.click(within(dialog).getByRole('button', { name: 'Sign Out Everywhere Else' }));
}

describe('the list', () => {
  test('names each device, since when and when last seen, and which one this is', async () => {
    await open([here, home]);
    expect(row('Chrome on Android')).toHaveTextContent('Signed in 20/11/26, 09:02');
    expect(row('Chrome on Android')).toHaveTextContent('This device');
    expect(within(row('Chrome on Android')).queryByRole('button')).toBeNull();
    expect(row('Safari on iPad')).toHaveTextContent('Signed in 02/08/26, 15:45');
    expect(row('Safari on iPad')).toHaveTextContent('Last seen 01/10/26, 20:30');
    // Two devices may have the same name.
    expect(screen.getByRole('button', { name: 'Sign Out Safari on iPad' })).toHaveAccessibleDescription(
      'Signed in 02/08/26, 15:45 Last seen 01/10/26, 20:30',
    );
  });

  test('is short at first, with this device in it', async () => {
    const many = [1, 2, 3, 4, 5, 6].map((number): Device => ({ ...home, id: `${number}`, device: `Safari ${number}` }));
    const { user } = await open([...many, here]);
    const rows = (): number =>
      within(screen.getByRole('region', { name: 'Signed-in Devices' })).getAllByRole('listitem').length;
    expect(rows()).toBe(5);
    expect(screen.getByText('This device')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all 7 devices' }));
    expect(rows()).toBe(7);
    expect(screen.queryByRole('button', { name: 'Show all 7 devices' })).toBeNull();
  });

  test('says that it loads, and when this device is the only one', async () => {
    const release = hold('get', SESSIONS, [here]);
    await openPage('/user/settings');
    expect(await screen.findByText('Loading your devices...')).toBeInTheDocument();
    release();
    expect(await screen.findByText('You are signed in on this device only.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign Out Everywhere Else' })).toBeNull();
  });

  test('says that it failed, and comes when asked again', async () => {
    refuse('get', SESSIONS, 503, 'Please try again later');
    const { user } = await openPage('/user/settings');
    expect(await screen.findByText('Please try again later')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Error Loading Devices' })).toBeInTheDocument();
    answer('get', SESSIONS, [here]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Chrome on Android')).toBeInTheDocument();
  });
});

describe('one device', () => {
  const signOut = async ({ user }: OpenPage): Promise<void> =>
    user.click(screen.getByRole('button', { name: 'Sign Out Safari on iPad' }));

  test('is signed out; focus goes to the heading of the list', async () => {
    const page = await open([here, shop, home]);
    const release = hold('delete', `${SESSIONS}/home`, DONE);
    await signOut(page);
    expect(await screen.findByRole('button', { name: 'Signing Out... Safari on iPad' })).toBeDisabled();
    answer('get', SESSIONS, [here, shop]);
    release();
    await toast('Signed out: Safari on iPad');
    await waitFor(() => expect(screen.queryByText('Safari on iPad', { selector: 'p' })).toBeNull());
    expect(title()).toHaveFocus();
  });

  test('that is signed out already counts as done', async () => {
    const page = await open([here, home]);
    refuse('delete', `${SESSIONS}/home`, 404, 'No such session', { reason: 'session_not_found' });
    await signOut(page);
    await toast('Signed out: Safari on iPad');
  });

  test('tells that it failed', async () => {
    const page = await open([here, home]);
    cutOff('delete', `${SESSIONS}/home`);
    await signOut(page);
    await toast('Network error. Please check your internet connection.');
    expect(screen.getByRole('button', { name: 'Sign Out Safari on iPad' })).toBeEnabled();
  });
});

describe('everywhere else', () => {
  test('asks first; Cancel changes nothing', async () => {
    const { user } = await open([here, home]);
    await user.click(everywhereElse());
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' });
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(everywhereElse()).toHaveFocus();
  });

  test('is signed out', async () => {
    const page = await open([here, shop, home]);
    const release = hold('delete', SESSIONS, DONE);
    await agree(page);
    expect(await screen.findByRole('button', { name: 'Signing Out...' })).toBeDisabled();
    answer('get', SESSIONS, [here]);
    release();
    await toast('You are signed out everywhere else.');
    expect(await screen.findByText('You are signed in on this device only.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(title()).toHaveFocus();
  });

  test('tells that it failed', async () => {
    refuse('delete', SESSIONS, 503, 'Please try again later');
    const page = await open([here, home]);
    await agree(page);
    await toast('Error 503: Please try again later');
    expect(row('Safari on iPad')).toBeInTheDocument();
  });

  test('leads to sign-in when the session here is over', async () => {
    refuse('delete', SESSIONS, 401, 'Sign in to go on');
    const page = await open([here, home]);
    await screen.findAllByRole('button', { name: 'Asha Kulkarni, account menu' });
    signedOut();
    await agree(page);
    await heading('Welcome back');
    expect(page.path()).toBe('/auth/user/signin');
  });
});
