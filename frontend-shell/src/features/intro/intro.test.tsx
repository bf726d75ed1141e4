import { screen } from '@testing-library/react';
import { heading, openPage } from '../../testing/open-page.tsx';
import { answer, neverSignedIn, refuse, signedOut, userAnswer } from '../../testing/server.ts';

const titles = [
  'Meet Sahaay',
  'Self Diagnostics',
  'Find Nearby',
  'Emergency Assistance',
  'Community Support',
  'Health Tips',
  'Emergency Contacts',
];

test('goes through seven slides and then to sign-up', async () => {
  signedOut();
  const { user, path } = await openPage('/welcome');
  for (const [index, title] of titles.entries()) {
    await heading(title);
    expect(screen.getByRole('img', { name: `${index + 1} of 7` })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: index === 0 ? 'Back' : 'Skip' })).toBeNull();
    await user.click(screen.getByRole('button', { name: index === 6 ? 'Get Started' : 'Next' }));
  }
  await heading('Hello there');
  expect(path()).toBe('/auth/user/signup');
});

test('Back goes one slide back; Skip leaves for sign-up', async () => {
  signedOut();
  const { user } = await openPage('/welcome');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await heading('Self Diagnostics');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await heading('Meet Sahaay');
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await heading('Hello there');
});

test('arrow keys turn the slides, and stop at both ends', async () => {
  signedOut();
  const { user, path } = await openPage('/welcome');
  await heading('Meet Sahaay');
  await user.keyboard('{ArrowLeft}');
  await heading('Meet Sahaay');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  await heading('Self Diagnostics');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await heading('Emergency Contacts');
  expect(path()).toBe('/welcome');
});

test('each slide joins one more loop of the kolam', async () => {
  signedOut();
  const { user } = await openPage('/welcome');
  const drawn = (): string | null | undefined =>
    document.querySelector('.kolam-line')?.getAttribute('stroke-dasharray');
  await heading('Meet Sahaay');
  expect(drawn()).toBe('1 6');
  await user.keyboard('{ArrowRight}');
  expect(drawn()).toBe('2 5');
});

test('sends somebody signed in to the dashboard', async () => {
  const { path } = await openPage('/welcome');
  await heading('Namaste, Asha');
  expect(path()).toBe('/user/dashboard');
});

test('asks nobody who is signed in where there is no session', async () => {
  neverSignedIn();
  const asked = answer('get', '/auth/user/whoami', userAnswer());
  await openPage('/welcome');
  await heading('Meet Sahaay');
  expect(asked).toEqual([]);
});

test('does not mind a failing session check', async () => {
  refuse('get', '/auth/user/whoami', 500, 'Broken');
  const { user } = await openPage('/welcome');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await heading('Self Diagnostics');
  expect(document.querySelector('.toast')).toBeNull();
});
