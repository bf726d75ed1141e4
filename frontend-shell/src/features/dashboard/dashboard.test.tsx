import { screen, within } from '@testing-library/react';
import { heading, openPage } from '../../testing/open-page.tsx';
import { answer, cutOff, hold, refuse, userAnswer } from '../../testing/server.ts';

const TIPS = '/misc/tips';

test('greets by first name and leads to the four services', async () => {
  await openPage('/user/dashboard');
  await heading('Namaste, Asha');
  const main = within(screen.getByRole('main'));
  for (const [name, href] of [
    ['Self Diagnostics Diagnose symptoms and contact doctors', '/user/diagnostics'],
    ['Nearby Search Doctors, hospitals, pharmacies, dentists', '/user/nearby'],
    ['Emergency Ambulance Find the one closest to you', '/user/ambulance'],
    ['Community Forum Ask, share and support others', '/user/community'],
  ] as const) {
    expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('lists the emergency contacts as calls, even when everything else fails', async () => {
  cutOff('get', TIPS);
  await openPage('/user/dashboard');
  const contacts = within(await screen.findByRole('complementary', { name: 'Emergency Contacts' }));
  expect(contacts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Emergency Helpline Police, fire and ambulance 112', 'tel:112'],
    ['Medical Support Ambulance for mothers and babies 102', 'tel:102'],
    ['Police 100', 'tel:100'],
    ['Fire 101', 'tel:101'],
    ['Women Helpline Answered by the police 1091', 'tel:1091'],
    ['LPG Leak Helpline 1906', 'tel:1906'],
  ]);
});

test('asks to complete the profile only while it is not', async () => {
  answer('get', '/auth/user/whoami', userAnswer({ onboarded: false, name: null }));
  await openPage('/user/dashboard');
  expect(await screen.findByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '/onboard/user');
  await heading('Namaste');
});

describe('health tips', () => {
  test('show a title and a description each', async () => {
    await openPage('/user/dashboard');
    expect(await screen.findByRole('heading', { level: 3, name: 'Walk every day' })).toBeInTheDocument();
    expect(screen.getByText('Half an hour of brisk walking helps your heart.')).toBeInTheDocument();
    await heading('Namaste, Asha');
    expect(screen.queryByText('Complete your profile')).toBeNull();
  });

  test('name their source, and no model where none wrote them', async () => {
    await openPage('/user/dashboard');
    expect(await screen.findByText('Source: WHO, Physical activity')).toBeInTheDocument();
    expect(screen.queryByText(/computer program/)).toBeNull();
  });

  test('let helplines be called from the sentence', async () => {
    answer('get', TIPS, [
      {
        title: 'Talk',
        description: 'Call 14416, or the free line 1800 11 2356. In danger call 112. Walk 30 minutes.',
        source: 'WHO',
        writtenBy: null,
      },
    ]);
    await openPage('/user/dashboard');
    const tip = within(await screen.findByText(/or the free line/));
    expect(tip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['14416', 'tel:14416'],
      ['1800 11 2356', 'tel:1800112356'],
      ['112', 'tel:112'],
    ]);
  });

  test('are three at first; the others come when asked for, and focus goes to the first of them', async () => {
    const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
    answer(
      'get',
      TIPS,
      titles.map((title) => ({ title, description: 'Words.', source: 'WHO', writtenBy: null })),
    );
    const { user } = await openPage('/user/dashboard');
    const shown = (): (string | null)[] =>
      within(screen.getByRole('region', { name: 'Health Tips' }))
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent);
    const more = await screen.findByRole('button', { name: 'More tips' });
    expect(shown()).toEqual(['One', 'Two', 'Three']);
    await user.click(more);
    expect(shown()).toEqual(titles);
    expect(screen.getByRole('heading', { level: 3, name: 'Four' })).toHaveFocus();
    expect(more).not.toBeInTheDocument();
  });

  test('say that a model wrote them', async () => {
    answer('get', TIPS, [
      { title: 'Sleep well', description: 'Seven hours help.', source: null, writtenBy: 'Anthropic' },
    ]);
    await openPage('/user/dashboard');
    expect(
      await screen.findByText('A computer program (the AI of Anthropic) wrote these tips. No doctor has checked them.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/Source/)).toBeNull();
  });

  test('say that they load', async () => {
    const release = hold('get', TIPS, []);
    await openPage('/user/dashboard');
    expect(await screen.findByText('Loading health tips...')).toBeInTheDocument();
    release();
    expect(await screen.findByText('No health tips available.')).toBeInTheDocument();
  });

  test.each([
    [401, 'You need to be logged in to view health tips.'],
    [404, 'No health tips found. Please try again later.'],
    [429, 'Server error: 429. Please try again later.'],
    [503, 'Server error: 503. Please try again later.'],
  ])('say what status %i means', async (status, message) => {
    refuse('get', TIPS, status, 'Not for reading');
    await openPage('/user/dashboard');
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  test('say that the network is away, and come when asked again', async () => {
    cutOff('get', TIPS);
    const { user } = await openPage('/user/dashboard');
    expect(await screen.findByText('Network issue. Please check your internet connection.')).toBeInTheDocument();
    answer('get', TIPS, [
      { title: 'Sleep well', description: 'Seven hours help.', source: 'NHS (UK), Sleep', writtenBy: null },
    ]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Sleep well')).toBeInTheDocument();
  });
});
