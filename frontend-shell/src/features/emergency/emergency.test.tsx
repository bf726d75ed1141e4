import { act, screen, within } from '@testing-library/react';
import { FIRST_AID } from '@sahaay/engine/first-aid/en';
import { heading, openPage } from '../../testing/open-page.tsx';
import { signedOut } from '../../testing/server.ts';
import { findFirstAid } from './find-first-aid.ts';

const titles = (words: string): string[] => findFirstAid(FIRST_AID, words).map(({ title }) => title);

test('first aid is found by the beginnings of words, and a title comes before a step', () => {
  expect(titles('SNAKE')[0]).toBe('A snake bite is always an emergency.');
  expect(titles('fit 5 min')[0]).toBe('A fit over 5 minutes, or one after another, is dangerous.');
  expect(titles('zebra')).toEqual([]);
});

test('calls come first and need no account; first aid opens by theme', async () => {
  signedOut();
  const { user } = await openPage('/emergency');
  await heading('Emergency numbers and first aid');
  const main = within(screen.getByRole('main'));
  const links = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.slice(0, 2)).toEqual(['tel:112', 'tel:108']);
  for (const number of ['102', '100', '101', '1091', '1906', '14416', '181', '1098', '14567', '1800116117'])
    expect(links).toContain(`tel:${number}`);
  await user.type(await screen.findByLabelText('Find first aid'), 'rat poison');
  expect(await screen.findByText('Rat poison or grain tablets can kill without early signs.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Find first aid'));
  expect(screen.getByText('Poisoning')).toBeInTheDocument();
});

test('without a network every page says so and leads to the numbers', async () => {
  signedOut();
  const { path, user } = await openPage('/auth/user/signin');
  await heading('Welcome back');
  expect(screen.queryByText(/You are offline/)).toBeNull();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  const bar = screen.getByText(/You are offline/).closest('output')!;
  await user.click(within(bar).getByRole('link', { name: 'Numbers and first aid' }));
  await heading('Emergency numbers and first aid');
  expect(path()).toBe('/emergency');
  onLine.mockRestore();
});
