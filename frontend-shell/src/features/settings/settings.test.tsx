import { fixtures } from '@sahaay/contracts/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, QueryClientProvider } from '@sahaay/kit';
import { createQueryClient } from '../../app/query-client.ts';
import { holdRedirect } from '../../testing/held-redirect.ts';
import { openPage, toast, type OpenPage } from '../../testing/open-page.tsx';
import { answer, cutOff, hold, refuse, userAnswer } from '../../testing/server.ts';
import { SettingsPage } from './settings-page.tsx';

const SETTINGS = '/user/settings';
const VIEW = '/account/user/view';
const UPDATE = '/account/user/update';

async function open(): Promise<OpenPage> {
  const page = await openPage(SETTINGS);
  await screen.findByLabelText('Full Name');
  return page;
}

async function retype({ user }: OpenPage, label: string, text: string): Promise<void> {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
}

const update = async ({ user }: OpenPage): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Update Profile' }));

describe('the profile', () => {
  test('stands in the form; the email cannot be changed', async () => {
    await open();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Kulkarni');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email cannot be changed.');
    expect(screen.getByLabelText('Phone Number')).toHaveValue('+91 98765 43210');
    expect(screen.getByLabelText('Date of Birth')).toHaveValue('1992-03-14');
    expect(screen.getByLabelText('Address')).toHaveValue('12 Lake Road, Pune');
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
  });

  test('comes with the account’s facts, dates as dd/mm/yy, hh:mm', async () => {
    answer(
      'get',
      VIEW,
      userAnswer({
        createdAt: new Date(2026, 7, 2, 15, 45).toISOString(),
        updatedAt: new Date(2026, 10, 20, 9, 2).toISOString(),
      }),
    );
    await open();
    expect(screen.getByText('User ID').nextSibling).toHaveTextContent(fixtures.user.id);
    expect(screen.getByText('Account Created').nextSibling).toHaveTextContent('02/08/26, 15:45');
    expect(screen.getByText('Last Updated').nextSibling).toHaveTextContent('20/11/26, 09:02');
  });

  test('the theme can be chosen', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'System' }));
  });
});

describe('a profile that does not load', () => {
  test.each([
    [404, 'No such account', 'Failed to load profile (404): No such account'],
    [500, '', 'Failed to load profile (500): An error occurred while fetching your profile.'],
  ])('status %i', async (status, message, text) => {
    refuse('get', VIEW, status, message);
    await openPage(SETTINGS);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Error Loading Profile' })).toBeInTheDocument();
  });

  test('without an answer it names the network', async () => {
    cutOff('get', VIEW);
    await openPage(SETTINGS);
    expect(await screen.findByText('Network error. Please check your internet connection.')).toBeInTheDocument();
  });

  test('an answer that makes no sense is unexpected', async () => {
    answer('get', VIEW, {});
    await openPage(SETTINGS);
    expect(await screen.findByText('An unexpected error occurred. Please try again later.')).toBeInTheDocument();
  });

  test('Retry loads the page again', async () => {
    refuse('get', VIEW, 500, 'Broken');
    const { user } = await openPage('/nowhere');
    const reload = jest.fn();
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <SettingsPage reload={reload} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([401, 403])('status %i leads to sign-in after it was read', async (status) => {
    refuse('get', VIEW, status, 'No');
    const letTimePass = holdRedirect();
    const page = await openPage(SETTINGS);
    await toast('You need to sign in to access this page');
    refuse('get', '/auth/user/whoami', 401, 'No');
    expect(page.path()).toBe(SETTINGS);
    letTimePass();
    await waitFor(() => expect(page.path()).toBe('/auth/user/signin'));
  });
});

describe('what is refused before it is sent', () => {
  test.each([
    ['Full Name', '', 'Name is required'],
    ['Full Name', 'A', 'Name must be at least 2 characters'],
    ['Phone Number', '', 'Please enter a valid phone number'],
    ['Date of Birth', '2999-01-01', 'Birth date cannot be in the future'],
  ])('%s: "%s"', async (label, text, message) => {
    const page = await open();
    const sent = answer('put', UPDATE, userAnswer());
    await retype(page, label, text);
    await update(page);
    await toast('Please fix the errors in the form');
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(message);
    expect(screen.getByRole('alert')).toHaveFocus();
    await retype(page, label, label === 'Date of Birth' ? '1990-01-01' : 'x');
    expect(field).not.toHaveAccessibleDescription();
    expect(sent).toEqual([]);
  });
});

describe('an update', () => {
  test('sends the date as an instant, says so and shows the profile anew', async () => {
    const page = await open();
    const sent = answer('put', UPDATE, userAnswer({ name: 'Asha K' }));
    answer('get', VIEW, userAnswer({ name: 'Asha K', updatedAt: new Date(2026, 10, 21, 8, 0).toISOString() }));
    await retype(page, 'Full Name', 'Asha K');
    await update(page);
    await toast('Profile updated successfully!');
    expect(sent).toEqual([
      {
        name: 'Asha K',
        phone: '+91 98765 43210',
        address: '12 Lake Road, Pune',
        dob: '1992-03-14T00:00:00.000Z',
        gender: 'female',
      },
    ]);
    expect(await screen.findByText('21/11/26, 08:00')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Asha K, account menu' })).not.toHaveLength(0);
  });

  test('leaves out what is empty', async () => {
    answer('get', VIEW, userAnswer({ gender: null, dob: null, address: null }));
    const page = await open();
    const sent = answer('put', UPDATE, userAnswer());
    await update(page);
    await waitFor(() => expect(sent).toEqual([{ name: 'Asha Kulkarni', phone: '+91 98765 43210' }]));
  });

  test.each([
    ['Date of Birth', '1992-03-14'],
    ['Address', '12 Lake Road, Pune'],
  ])('%s that somebody empties stays, which its field tells before and shows after', async (label, kept) => {
    const told = /^The old one stays/;
    const page = await open();
    const field = screen.getByLabelText(label);
    expect(field).not.toHaveAccessibleDescription();
    await page.user.clear(field);
    expect(field).toHaveAccessibleDescription(told);
    expect(screen.getByText(told)).toHaveRole('status');
    const sent = answer('put', UPDATE, userAnswer());
    await update(page);
    await toast('Profile updated successfully!');
    expect(sent).toEqual([
      expect.not.objectContaining({ [label === 'Address' ? 'address' : 'dob']: expect.anything() }),
    ]);
    expect(field).toHaveValue(kept);
    expect(field).not.toHaveAccessibleDescription();
  });

  test('a field that never held anything may stay empty without a word', async () => {
    answer('get', VIEW, userAnswer({ dob: null, address: null }));
    await open();
    expect(screen.getByLabelText('Address')).not.toHaveAccessibleDescription();
    expect(screen.getByLabelText('Date of Birth')).not.toHaveAccessibleDescription();
  });

  test('is busy until the answer comes', async () => {
    const page = await open();
    const release = hold('put', UPDATE, userAnswer());
    await update(page);
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeDisabled();
    release();
    expect(await screen.findByRole('button', { name: 'Update Profile' })).toBeEnabled();
  });

  test('puts what the server found at the fields', async () => {
    refuse('put', UPDATE, 400, 'Bad', { details: { phone: 'Use 7 to 20 digits' } });
    const page = await open();
    await update(page);
    await toast('Please check the information you provided');
    expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription('Use 7 to 20 digits');
  });

  test.each([
    [400, 'This cannot be read', 'This cannot be read'],
    [409, 'Somebody else changed it', 'Failed to update profile: Somebody else changed it'],
    [500, 'Broken', 'Server error. Please try again later'],
  ])('status %i is told', async (status, message, text) => {
    refuse('put', UPDATE, status, message);
    const page = await open();
    await update(page);
    await toast(text);
    expect(page.path()).toBe(SETTINGS);
  });

  test('without an answer names the network', async () => {
    cutOff('put', UPDATE);
    const page = await open();
    await update(page);
    await toast('Failed to update profile: Network error. Please check your internet connection.');
  });

  test.each([401, 403])('status %i leads to sign-in', async (status) => {
    refuse('put', UPDATE, status, 'No');
    const page = await open();
    await update(page);
    await toast('You need to sign in again to update your profile');
    refuse('get', '/auth/user/whoami', 401, 'No');
    await waitFor(() => expect(page.path()).toBe('/auth/user/signin'));
  });
});
