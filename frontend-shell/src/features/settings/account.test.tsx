import { screen, waitFor, within } from '@testing-library/react';
import { holdRedirect } from '../../testing/held-redirect.ts';
import { heading, openPage, toast, type OpenPage } from '../../testing/open-page.tsx';
import { answer, cutOff, hold, refuse } from '../../testing/server.ts';

const SETTINGS = '/user/settings';
const DELETE = '/account/user/delete';

async function open(): Promise<OpenPage> {
  const page = await openPage(SETTINGS);
  await screen.findByLabelText('Full Name');
  return page;
}

async function askToDelete({ user }: OpenPage): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  return screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' });
}

async function deleteAccount(page: OpenPage): Promise<void> {
  const dialog = await askToDelete(page);
  await page.user.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
}

describe('the download of everything', () => {
  const EXPORT = '/account/user/export';
  const download = async ({ user }: OpenPage): Promise<void> =>
    user.click(screen.getByRole('button', { name: 'Download everything we hold about you' }));

  test('is a file', async () => {
    const page = await open();
    const files: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(`${this.download} ${this.href}`);
    });
    answer('get', EXPORT, { exportedAt: '2026-11-21T04:00:00.000Z' });
    await download(page);
    await toast('Your download is ready.');
    expect(names).toEqual(['sahaay-export.json blob:1']);
    expect(await files[0]?.text()).toBe('{"exportedAt":"2026-11-21T04:00:00.000Z"}');
    click.mockRestore();
  });

  test('is also a page to read', async () => {
    const page = await open();
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    answer('get', EXPORT, { exportedAt: '2026-11-21T04:00:00.000Z', user: { name: 'Asha <b>' } });
    await page.user.click(screen.getByRole('button', { name: 'Download it all as a page to read' }));
    await toast('Your download is ready.');
    expect(files[0]?.type).toBe('text/html');
    expect(await files[0]?.text()).toContain('<dd>Asha &lt;b&gt;</dd>');
    click.mockRestore();
  });

  test('is busy until it is there', async () => {
    const page = await open();
    hold('get', EXPORT, {});
    await download(page);
    expect(await screen.findByRole('button', { name: 'Preparing your download...' })).toBeDisabled();
  });

  test('tells that it failed', async () => {
    refuse('get', EXPORT, 503, 'Please try again later');
    const page = await open();
    await download(page);
    await toast('Error 503: Please try again later');
  });
});

describe('deleting the account', () => {
  test('asks first; Cancel and Esc change nothing', async () => {
    const page = await open();
    const dialog = await askToDelete(page);
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('says that it is done and leaves for the start page after it was read', async () => {
    const page = await open();
    const release = hold('delete', DELETE, { data: { done: true } });
    const letTimePass = holdRedirect();
    await deleteAccount(page);
    expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
    release();
    await toast('Your account has been deleted successfully');
    expect(page.path()).toBe(SETTINGS);
    letTimePass();
    await waitFor(() => expect(page.path()).toBe('/'));
    await heading('Feeling unwell? Know what to do next.');
  });

  test('leaves also from the page the person went to meanwhile', async () => {
    const page = await open();
    const letTimePass = holdRedirect();
    await deleteAccount(page);
    await toast('Your account has been deleted successfully');
    await page.user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0]!);
    await waitFor(() => expect(page.path()).toBe('/user/dashboard'));
    letTimePass();
    await waitFor(() => expect(page.path()).toBe('/'));
  });

  test.each([
    [409, 'Not now', 'Failed to delete account: Not now'],
    [503, 'Broken', 'Server error. Please try again later'],
  ])('status %i is told', async (status, message, text) => {
    refuse('delete', DELETE, status, message);
    const page = await open();
    await deleteAccount(page);
    await toast(text);
    expect(screen.getByRole('button', { name: 'Delete Account' })).toBeEnabled();
  });

  test('without an answer names the network', async () => {
    cutOff('delete', DELETE);
    const page = await open();
    await deleteAccount(page);
    await toast('Failed to delete account: Network error. Please check your internet connection.');
  });

  test.each([401, 403])('status %i leads to sign-in', async (status) => {
    refuse('delete', DELETE, status, 'No');
    const page = await open();
    await deleteAccount(page);
    await toast('You need to sign in again to delete your account');
    refuse('get', '/auth/user/whoami', 401, 'No');
    await waitFor(() => expect(page.path()).toBe('/auth/user/signin'));
  });
});
