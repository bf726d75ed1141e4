import { screen, waitFor, within } from '@testing-library/react';
import { heading, menuButton, openPage, toast, type OpenPage } from '../../testing/open-page.tsx';
import { answer, hold, refuse, signedOut, userAnswer } from '../../testing/server.ts';

const SETTINGS = '/user/settings';
const UPDATE = '/account/user/update';
const KEPT = 'We kept what you typed. It is not saved yet.';

async function openAndType(): Promise<OpenPage> {
  const page = await openPage(SETTINGS);
  await page.user.type(await screen.findByLabelText('Address'), ', Flat 4');
  return page;
}

const question = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const reply = async ({ user }: OpenPage, name: string): Promise<void> =>
  user.click(within(await question()).getByRole('button', { name }));
const goToDashboard = async ({ user }: OpenPage): Promise<void> =>
  user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0]!);
const closesTab = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function signInAgain({ user }: OpenPage, name = 'Asha'): Promise<void> {
  await heading('Welcome back');
  await user.type(screen.getByLabelText('Email'), 'asha@example.org');
  await user.type(screen.getByLabelText('Password'), 'a good password');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await heading(`Namaste, ${name}`);
  await user.click(screen.getAllByRole('link', { name: 'Settings' })[0]!);
  await screen.findByLabelText('Full Name');
}

describe('what was typed and not saved', () => {
  test('stays when the person rather keeps editing', async () => {
    const page = await openAndType();
    await goToDashboard(page);
    expect(within(await question()).getByRole('button', { name: 'Keep Editing' })).toHaveFocus();
    await reply(page, 'Keep Editing');
    expect(page.path()).toBe(SETTINGS);
    expect(screen.getByLabelText('Address')).toHaveValue('12 Lake Road, Pune, Flat 4');
  });

  test('is left behind when the person says so', async () => {
    const page = await openAndType();
    await goToDashboard(page);
    await reply(page, 'Leave Without Saving');
    await heading('Namaste, Asha');
    await page.user.click(screen.getAllByRole('link', { name: 'Settings' })[0]!);
    expect(await screen.findByLabelText('Address')).toHaveValue('12 Lake Road, Pune');
  });

  test('is not lost by Back', async () => {
    const page = await openPage('/user/dashboard');
    await page.user.click((await screen.findAllByRole('link', { name: 'Settings' }))[0]!);
    await page.user.type(await screen.findByLabelText('Address'), '!');
    await page.back();
    await question();
    expect(page.path()).toBe(SETTINGS);
    await reply(page, 'Leave Without Saving');
    await heading('Namaste, Asha');
  });

  test('is not lost by closing the tab', async () => {
    await openAndType();
    expect(closesTab()).toBe(false);
  });

  test('is not lost by signing out', async () => {
    const page = await openAndType();
    const signOuts = answer('get', '/auth/user/signout', { data: { done: true } });
    const signOut = async (): Promise<void> => {
      await page.user.click(await menuButton());
      await page.user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    };
    await signOut();
    await reply(page, 'Keep Editing');
    expect(signOuts).toHaveLength(0);
    signedOut();
    await signOut();
    await reply(page, 'Leave Without Saving');
    await signInAgain(page);
    expect(screen.getByLabelText('Address')).toHaveValue('12 Lake Road, Pune');
  });

  test('stays in the form when it could not be saved', async () => {
    refuse('put', UPDATE, 503, 'Broken');
    const page = await openAndType();
    await page.user.click(screen.getByRole('button', { name: 'Update Profile' }));
    await toast('Server error. Please try again later');
    expect(screen.getByLabelText('Address')).toHaveValue('12 Lake Road, Pune, Flat 4');
    await goToDashboard(page);
    await reply(page, 'Keep Editing');
  });

  test('waits for the same person when the session ended meanwhile', async () => {
    refuse('put', UPDATE, 401, 'Sign in to go on');
    const page = await openAndType();
    signedOut();
    await page.user.click(screen.getByRole('button', { name: 'Update Profile' }));
    await toast('You need to sign in again to update your profile');
    await signInAgain(page);
    expect(screen.getByLabelText('Address')).toHaveValue('12 Lake Road, Pune, Flat 4');
    expect(screen.getByText(KEPT)).toBeInTheDocument();
    const sent = answer('put', UPDATE, userAnswer({ address: '12 Lake Road, Pune, Flat 4' }));
    await page.user.click(screen.getByRole('button', { name: 'Update Profile' }));
    await toast('Profile updated successfully!');
    expect(sent).toMatchObject([{ address: '12 Lake Road, Pune, Flat 4' }]);
    expect(screen.queryByText(KEPT)).toBeNull();
  });

  test('is not shown to somebody else', async () => {
    refuse('put', UPDATE, 401, 'Sign in to go on');
    const page = await openAndType();
    signedOut();
    await page.user.click(screen.getByRole('button', { name: 'Update Profile' }));
    await heading('Welcome back');
    const other = userAnswer({ id: 'f0f0f0f0-0000-4000-8000-000000000000', name: 'Meera Nair', address: 'Kochi' });
    answer('post', '/auth/user/signin', other);
    answer('get', '/account/user/view', other);
    await signInAgain(page, 'Meera');
    expect(screen.getByLabelText('Address')).toHaveValue('Kochi');
    expect(screen.queryByText(KEPT)).toBeNull();
  });
});

describe('nobody is asked', () => {
  test('when nothing changed', async () => {
    const page = await openAndType();
    await page.user.type(screen.getByLabelText('Address'), '{Backspace>8/}');
    expect(screen.getByLabelText('Address')).toHaveValue('12 Lake Road, Pune');
    expect(closesTab()).toBe(true);
    await goToDashboard(page);
    await heading('Namaste, Asha');
  });

  test('on the way to an ambulance; what was typed waits', async () => {
    const release = hold('get', '/remotes.json', {});
    const page = await openAndType();
    await page.user.click(screen.getByRole('link', { name: 'Ambulance' }));
    await waitFor(() => expect(page.path()).toBe('/user/ambulance'));
    await page.user.click(screen.getAllByRole('link', { name: 'Settings' })[0]!);
    expect(await screen.findByLabelText('Address')).toHaveValue('12 Lake Road, Pune, Flat 4');
    expect(screen.getByText(KEPT)).toBeInTheDocument();
    // What is never answered would fail after this file's last test.
    release();
  });

  test('before a call, which may be urgent', async () => {
    const { user } = await openAndType();
    const [call] = screen.getAllByRole('link', { name: 'Call 112' });
    call!.addEventListener('click', (event) => event.preventDefault()); // jsdom cannot dial
    await user.click(call!);
    expect(closesTab()).toBe(true);
  });

  test('after it was saved; the form then shows what is stored', async () => {
    const page = await openAndType();
    answer('put', UPDATE, userAnswer({ address: '12 Lake Road, Pune, Flat 4', name: 'Asha R. Kulkarni' }));
    await page.user.click(screen.getByRole('button', { name: 'Update Profile' }));
    await toast('Profile updated successfully!');
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue('Asha R. Kulkarni'));
    expect(closesTab()).toBe(true);
    await goToDashboard(page);
    await heading('Namaste, Asha');
  });

  test('when another tab signs out', async () => {
    await openAndType();
    await menuButton();
    signedOut();
    const otherTab = new BroadcastChannel('sahaay.session');
    otherTab.postMessage({ tab: 0, userId: null });
    await heading('Welcome back');
    otherTab.close();
  });
});
