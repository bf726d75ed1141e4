import { screen, within } from '@testing-library/react';
import { deviceAnswers } from '../../testing/geolocation.ts';
import { diagnosisOf, heartAttack, unclear } from '../../testing/predictions.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startServer } from '../../testing/server.ts';
import { ask, predictionIs } from '../../testing/symptoms.ts';

startServer();
beforeEach(() => void deviceAnswers({ code: 1 }));

const TITLE = 'First: is one of these true right now?';
const unconscious = { ...heartAttack, id: 'unconscious', title: 'Someone who does not wake up needs help at once.' };
const first_check = [
  { text: 'Cannot be woken', flag: { ...unconscious, evidence: [], steps: ['Check breathing.'] } },
  { text: 'Hard to breathe', flag: { ...heartAttack, id: 'breathing' } },
];
const UNREAD = ['flip flop of the gullu'];
const notUnderstood = (kind: 'need_more_information' | 'not_medical') => {
  const answer = unclear(kind, { message: null, first_check });
  return { ...answer, understood: { ...answer.understood, unread: UNREAD } };
};

test('signs of danger come first and alone, with whom to call', async () => {
  predictionIs(notUnderstood('not_medical'));
  const { user } = renderRemote('diagnostics');
  await ask(user, 'flip flop of the gullu');
  expect(await screen.findByRole('heading', { name: TITLE })).toHaveFocus();
  const choices = within(screen.getByRole('group', { name: TITLE })).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Cannot be woken',
    'Hard to breathe',
    'None of these',
  ]);
  const calls = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(calls).toEqual(expect.arrayContaining(['tel:112', 'tel:14416']));
  expect(screen.queryByText(/We did not understand/)).not.toBeInTheDocument();
});

test('where self-harm is asked about first, the line for people in despair comes first, too', async () => {
  const answer = notUnderstood('need_more_information');
  const thoughts = { text: 'Thoughts of ending one’s life', flag: { ...unconscious, kind: 'self_harm' as const } };
  predictionIs({ ...answer, first_check: [thoughts, ...first_check] });
  const { user } = renderRemote('diagnostics');
  await ask(user, 'nobody will cry for me');
  await screen.findByRole('heading', { name: TITLE });
  const calls = screen
    .getAllByRole('link')
    .flatMap((link) => /^tel:(?:112|14416)$/.exec(link.getAttribute('href') ?? '') ?? []);
  expect(calls).toEqual(['tel:14416', 'tel:112']);
});

test('a sign shows the emergency page with its steps', async () => {
  predictionIs(notUnderstood('need_more_information'));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await user.click(await screen.findByRole('button', { name: 'Cannot be woken' }));
  const page = await screen.findByRole('dialog');
  expect(page).toHaveTextContent(unconscious.title);
  expect(within(page).getByText('Check breathing.')).toBeInTheDocument();
});

test('without any, it says what it did not understand and asks for other words, with examples', async () => {
  predictionIs(notUnderstood('not_medical'));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await user.click(await screen.findByRole('button', { name: 'None of these' }));
  expect(await screen.findByRole('heading', { name: 'We did not understand this' })).toHaveFocus();
  expect(screen.getByText(/We did not understand “flip flop of the gullu”/)).toBeVisible();
  expect(screen.getByText(/He has vomited five times/)).toBeVisible();
  expect(screen.queryByRole('group', { name: TITLE })).not.toBeInTheDocument();
});

test('a result says when to come back, beside when to call', async () => {
  predictionIs(diagnosisOf(['Common cold']));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByText('If it is not better two days later, go again.')).toBeVisible();
  expect(screen.getByText(/at once if you bleed/)).toBeVisible();
});

test('where nothing is likely the list says so beneath its heading', async () => {
  predictionIs(diagnosisOf([]));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  const list = await screen.findByRole('heading', { name: 'You most likely have:' });
  expect(list.parentElement).toHaveTextContent(/We know of nothing that fits what you wrote well enough/);
  expect(screen.queryByRole('heading', { name: 'Details:' })).not.toBeInTheDocument();
});

test('above a result of which much was not understood it goes away when none is there', async () => {
  const answer = diagnosisOf(['Common cold'], { first_check });
  predictionIs({ ...answer, understood: { ...answer.understood, present: ['runny nose'], unread: UNREAD } });
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByRole('group', { name: TITLE })).toBeVisible();
  expect(screen.getByText(/We did not understand “flip flop of the gullu”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'None of these' }));
  expect(screen.queryByRole('group', { name: TITLE })).not.toBeInTheDocument();
  expect(screen.getByText('Common cold', { selector: 'li span' })).toBeVisible();
});
