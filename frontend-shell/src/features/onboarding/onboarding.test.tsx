import { screen, waitFor, within } from '@testing-library/react';
import { heading, openPage, toast, type OpenPage } from '../../testing/open-page.tsx';
import { answer, cutOff, hold, refuse, signedOut, userAnswer } from '../../testing/server.ts';

beforeEach(() => void answer('get', '/auth/user/whoami', userAnswer({ name: null, onboarded: false })));

async function fill({ user }: OpenPage): Promise<void> {
  await user.type(await screen.findByLabelText('Full Name'), 'Asha Kulkarni');
  await user.type(screen.getByLabelText('Phone Number'), '+91 98765 43210');
  await user.type(screen.getByLabelText('Date of Birth'), '1992-03-14');
  await user.type(screen.getByLabelText('Address'), '12 Lake Road, Pune');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
}

const save = async ({ user }: OpenPage): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Save and continue' }));

test('asks for five answers, says why, and goes to the dashboard', async () => {
  const page = await openPage('/onboard/user');
  await heading('User Onboarding');
  expect(screen.getAllByText(/^Why we ask:/)).toHaveLength(2);
  expect(screen.getByLabelText('Phone Number')).toHaveAttribute('type', 'tel');
  const sent = answer('post', '/onboard/user', userAnswer());
  await fill(page);
  await save(page);
  await heading('Namaste, Asha');
  expect(sent).toEqual([
    {
      name: 'Asha Kulkarni',
      phone: '+91 98765 43210',
      dob: '1992-03-14',
      address: '12 Lake Road, Pune',
      gender: 'female',
    },
  ]);
});

/** The date on which somebody was born who has been on earth for so many years. */
const born = (years: number): string => `${new Date().getUTCFullYear() - years}-01-01`;
const AGREES = /^I am the parent or guardian of Asha Kulkarni, and I agree/;

test('asks a child for an adult, whose consent goes after the profile', async () => {
  const child = userAnswer({ child: true });
  const page = await openPage('/onboard/user');
  const sent = answer('post', '/onboard/user', child);
  const agreed = answer('put', '/account/user/guardian', child);
  await fill(page);
  expect(screen.queryByText('An adult who cares for you')).not.toBeInTheDocument();
  await page.user.clear(screen.getByLabelText('Date of Birth'));
  await page.user.type(screen.getByLabelText('Date of Birth'), born(12));
  await page.user.type(await screen.findByLabelText('Name of the parent or guardian'), 'Meera Kulkarni');
  expect(screen.getByText(/^Both are needed/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('checkbox', { name: AGREES }));
  await save(page);
  await heading('Namaste, Asha');
  expect(sent).toMatchObject([{ dob: born(12) }]);
  expect(agreed).toEqual([{ name: 'Meera Kulkarni', agreed: true }]);
});

test.each(['nothing', 'a name alone', 'a failure'])('refuses a child nothing: %s of the adult', async (given) => {
  const page = await openPage('/onboard/user');
  answer('post', '/onboard/user', userAnswer({ child: true }));
  if (given === 'a failure') refuse('put', '/account/user/guardian', 503, 'Away');
  const agreed = given === 'a failure' ? [] : answer('put', '/account/user/guardian', userAnswer());
  await fill(page);
  await page.user.clear(screen.getByLabelText('Date of Birth'));
  await page.user.type(screen.getByLabelText('Date of Birth'), born(12));
  const name = await screen.findByLabelText('Name of the parent or guardian');
  if (given !== 'nothing') await page.user.type(name, 'Meera');
  if (given === 'a failure') await page.user.click(screen.getByRole('checkbox', { name: AGREES }));
  await save(page);
  await heading('Namaste, Asha');
  expect(agreed).toEqual([]);
});

const closesTab = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('asks before the tab is closed while answers are not saved', async () => {
  answer('get', '/auth/user/whoami', userAnswer({ name: 'Asha K', onboarded: false }));
  const page = await openPage('/onboard/user');
  await screen.findByDisplayValue('Asha K');
  expect(closesTab()).toBe(true);
  await page.user.type(screen.getByLabelText('Address'), '12 Lake Road');
  expect(closesTab()).toBe(false);
  await page.user.clear(screen.getByLabelText('Address'));
  expect(closesTab()).toBe(true);
});

test('asks before a link is followed while answers are not saved', async () => {
  const page = await openPage('/onboard/user');
  await page.user.type(await screen.findByLabelText('Address'), '12 Lake Road');
  await page.user.click(screen.getByRole('link', { name: /Sahaay/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await page.user.click(within(question).getByRole('button', { name: 'Keep Editing' }));
  expect(page.path()).toBe('/onboard/user');
  expect(screen.getByLabelText('Address')).toHaveValue('12 Lake Road');
  await page.user.click(screen.getByRole('link', { name: /Sahaay/ }));
  await page.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave Without Saving' }),
  );
  await waitFor(() => expect(page.path()).not.toBe('/onboard/user'));
});

test('is busy until the answer comes', async () => {
  const page = await openPage('/onboard/user');
  const release = hold('post', '/onboard/user', userAnswer());
  await fill(page);
  await save(page);
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await heading('Namaste, Asha');
});

test('needs every answer', async () => {
  const page = await openPage('/onboard/user');
  await heading('User Onboarding');
  await save(page);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  for (const message of [
    'Enter your name',
    'Enter your date of birth',
    'Choose a gender',
    'Enter your phone number',
    'Enter your address',
  ]) {
    expect(summary).toHaveTextContent(message);
  }
  await page.user.click(screen.getByRole('radio', { name: 'Other' }));
  await waitFor(() => expect(summary).not.toHaveTextContent('Choose a gender'));
});

test('tells a refusal, with what the server found at its field, and can be sent again', async () => {
  refuse('post', '/onboard/user', 400, 'Check your answers', {
    details: { phone: 'Enter a phone number with 7 to 20 digits' },
  });
  const page = await openPage('/onboard/user');
  await fill(page);
  await save(page);
  await toast('Error 400: Check your answers');
  expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription('Enter a phone number with 7 to 20 digits');
  expect(screen.getByRole('button', { name: 'Save and continue' })).toBeEnabled();
});

test('knows the name Google told, which can be changed', async () => {
  answer('get', '/auth/user/whoami', userAnswer({ name: 'Asha K', onboarded: false }));
  const { user } = await openPage('/onboard/user');
  expect(await screen.findByDisplayValue('Asha K')).toBe(screen.getByLabelText('Full Name'));
  await user.clear(screen.getByLabelText('Full Name'));
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
});

test('names the network when no answer comes', async () => {
  cutOff('post', '/onboard/user');
  const page = await openPage('/onboard/user');
  await fill(page);
  await save(page);
  await toast('Network error. Please check your internet connection.');
  expect(page.path()).toBe('/onboard/user');
});

test('somebody who is not signed in is asked to', async () => {
  signedOut();
  const { path } = await openPage('/onboard/user');
  await toast('Error 401: Sign in to go on');
  await heading('Welcome back');
  expect(path()).toBe('/auth/user/signin');
});

test('a session check that fails otherwise does not matter', async () => {
  refuse('get', '/auth/user/whoami', 503, 'Away');
  const page = await openPage('/onboard/user');
  const sent = answer('post', '/onboard/user', userAnswer());
  await fill(page);
  await save(page);
  await heading('Namaste, Asha');
  expect(sent).toHaveLength(1);
});
