import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { diagnosisOf, emergencyOf, heartAttack } from '../../testing/predictions.ts';
import { texts } from '../../i18n/texts.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';
import { ask, predictionIs } from '../../testing/symptoms.ts';
import { NO_RESULTS, useDiagnosis, warn, type DangerSign } from './diagnosis-state.ts';

startServer();
beforeEach(() => useDiagnosis.setState(NO_RESULTS));

const stroke = { ...heartAttack, id: 'stroke', title: 'These can be signs of a stroke.', steps: ['Note the time.'] };
const questions = [
  { text: 'Is there pain in the chest?', flag: heartAttack },
  { text: 'Does the face hang?', flag: stroke },
];
const noticed = (sure: boolean) => ({
  ...heartAttack,
  id: 'noticed_danger',
  title: 'What you describe sounds dangerous.',
  evidence: ['grey', 'floppy'],
  steps: ['Stay with the person.'],
  noticed: { sure, questions },
});
const SAID = 'Itchy red patches on my arm';
const panel = () => screen.findByRole('region', { name: 'Is this happening now?' });
const reply = async (question: string, answer: 'Yes' | 'No') =>
  within(within(await panel()).getByRole('group', { name: question })).getByRole('button', { name: answer });

test('a danger that no rule names is asked about beside 112, general steps and the words that weighed most', async () => {
  predictionIs({
    ...emergencyOf([noticed(false)]),
    triage: { ...emergencyOf([]).triage!, steps: ['Stay with them.'] },
  });
  const { user } = renderRemote('diagnostics');
  await ask(user, SAID);
  expect(await panel()).toHaveTextContent('We ask because you wrote “grey” and “floppy”.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Call now/ })).toHaveAttribute('href', 'tel:112');
  expect(screen.getByText('Stay with them.')).toBeVisible();
  expect(within(await panel()).getAllByRole('group')).toHaveLength(2);
});

test('a yes shows the emergency page of that danger, with its steps', async () => {
  predictionIs(emergencyOf([noticed(false)]));
  const { user } = renderRemote('diagnostics');
  await ask(user, SAID);
  await user.click(await reply('Does the face hang?', 'Yes'));
  const page = await screen.findByRole('dialog');
  expect(page).toHaveTextContent('These can be signs of a stroke.');
  expect(within(page).getByText('Note the time.')).toBeInTheDocument();
  expect(page).not.toHaveTextContent('sounds dangerous');
});

test('an alarm of a rule that is doubted is asked about by one question above all else, and is urgent until somebody says yes', async () => {
  const doubted = {
    ...noticed(false),
    id: 'doubted_danger',
    level: 'urgent' as const,
    noticed: { sure: false, questions: questions.slice(0, 1) },
  };
  predictionIs(diagnosisOf(['Flu'], { red_flags: [doubted], triage: { ...emergencyOf([]).triage!, level: 'urgent' } }));
  const { user } = renderRemote('diagnostics');
  await ask(user, SAID);
  expect(within(await panel()).getAllByRole('group')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Call now/ })).toHaveAttribute('href', 'tel:112');
  await user.click(await reply('Is there pain in the chest?', 'Yes'));
  expect(await screen.findByRole('dialog')).toHaveTextContent(heartAttack.title);
});

test('after a no to all, 112 stays, and the focus goes to the thanks', async () => {
  predictionIs(emergencyOf([noticed(false)]));
  const { user } = renderRemote('diagnostics');
  await ask(user, SAID);
  for (const { text } of questions) await user.click(await reply(text, 'No'));
  expect(screen.getByText(/If any of this begins/)).toHaveFocus();
  expect(within(await panel()).queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Call now/ })).toHaveAttribute('href', 'tel:112');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the whole emergency page comes after a tap', async () => {
  predictionIs(emergencyOf([noticed(false)]));
  const { user } = renderRemote('diagnostics');
  await ask(user, SAID);
  await user.click(within(await panel()).getByRole('button', { name: 'Show the emergency page' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('What you describe sounds dangerous.');
});

test('the whole emergency page comes at once where the reader is sure, and nothing is asked', async () => {
  predictionIs(emergencyOf([noticed(true)]));
  const { user } = renderRemote('diagnostics');
  await ask(user, SAID);
  expect(await screen.findByRole('dialog')).toHaveTextContent('What you describe sounds dangerous.');
  expect(screen.queryByRole('region', { name: 'Is this happening now?' })).not.toBeInTheDocument();
});

test('what the device noticed is asked about where no answer comes, and above one that says nothing of it', async () => {
  const onDevice: DangerSign = noticed(false);
  server.use(http.post('*/api/v1/diagnostics/predict', () => HttpResponse.error()));
  const { user } = renderRemote('diagnostics');
  await ask(user, SAID);
  await screen.findByText(/Failed to analyze symptoms/);
  expect(screen.queryByRole('region', { name: 'Is this happening now?' })).not.toBeInTheDocument();
  act(() => warn([onDevice], 'device'));
  expect(await panel()).toBeVisible();
  expect(screen.getByText('Stay with the person.')).toBeVisible();

  predictionIs(diagnosisOf(['Dengue fever']));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await ask(user, SAID);
  await screen.findByRole('heading', { name: 'Your result' });
  act(() => warn([onDevice], 'device'));
  expect(await panel()).toBeVisible();
  await user.click(await reply('Is there pain in the chest?', 'Yes'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('These can be signs of a heart attack.');
});

test('the device notices what no rule names once the learned reader is there', async () => {
  server.use(http.post('*/api/v1/diagnostics/predict', () => HttpResponse.error()));
  const { user } = renderRemote('diagnostics');
  await ask(user, 'suddenly he slid down and stays like this, please come quickly');
  await waitFor(() => expect(useDiagnosis.getState().dangerSigns).toMatchObject([{ id: 'noticed_danger' }]));
  const [sign] = useDiagnosis.getState().dangerSigns;
  expect(sign?.noticed?.questions.length).toBeGreaterThan(0);
});

test('what the reader alone noticed on the device waits for the server, and is asked about beside its answer', async () => {
  predictionIs(diagnosisOf(['Dengue fever']));
  const { user } = renderRemote('diagnostics');
  await ask(user, 'suddenly he slid down and stays like this, please come quickly');
  await screen.findByRole('heading', { name: 'Your result' });
  expect(await panel()).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what the server asks about is not asked a second time by the device', async () => {
  const urgent = { ...noticed(false), level: 'urgent' as const };
  predictionIs(diagnosisOf(['Flu'], { red_flags: [urgent], triage: { ...emergencyOf([]).triage!, level: 'urgent' } }));
  const { user } = renderRemote('diagnostics');
  await ask(user, SAID);
  await panel();
  act(() => warn([noticed(false)], 'device'));
  expect(screen.getAllByRole('region', { name: 'Is this happening now?' })).toHaveLength(1);
});

test('what the device noticed is told in Hindi when the app is in Hindi', async () => {
  server.use(http.post('*/api/v1/diagnostics/predict', () => HttpResponse.error()));
  await texts.fetch('hi');
  const { user } = renderRemote('diagnostics', { locale: 'hi' });
  await ask(user, 'नानी सुबह से जवाब नहीं दे रहीं, हाथ ठंडे हैं और साँस बहुत तेज़ चल रही है');
  await waitFor(() => expect(useDiagnosis.getState().dangerSigns.length).toBeGreaterThan(0));
  for (const { title, steps, noticed: asked } of useDiagnosis.getState().dangerSigns) {
    const flags = asked?.questions.flatMap(({ text, flag }) => [text, flag.title, ...flag.steps]) ?? [];
    expect([title, ...steps, ...flags].join(' ')).not.toMatch(/[a-z]{3,}/i);
  }
});

test('a sign with a name takes the place of one without, and an emergency without any interrupts', () => {
  warn([noticed(false)], 'device');
  expect(useDiagnosis.getState()).toMatchObject({ alarm: 'none', dangerSigns: [{ id: 'noticed_danger' }] });
  warn([heartAttack], 'server');
  expect(useDiagnosis.getState()).toMatchObject({ alarm: 'raised', dangerSigns: [heartAttack] });
  useDiagnosis.setState(NO_RESULTS);
  warn([noticed(false)], 'device');
  warn([], 'server');
  expect(useDiagnosis.getState().alarm).toBe('raised');
});
