import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Schema } from '@sahaay/contracts';
import { deviceAnswers } from '../../testing/geolocation.ts';
import { diagnosisOf, emergencyOf, heartAttack } from '../../testing/predictions.ts';
import { texts } from '../../i18n/texts.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';
import { ask, predictionIs } from '../../testing/symptoms.ts';
import { NO_RESULTS, useDiagnosis, warn } from './diagnosis-state.ts';

startServer();

/** Words in which the device finds nothing: what the server says counts. */
const CALM = 'Itchy red patches on my arm';
const HEART_ATTACK = 'I have crushing chest pain going down my left arm and I am sweating';
const selfHarm: Schema<'RedFlag'> = {
  ...heartAttack,
  id: 'suicide',
  kind: 'self_harm',
  steps: [],
  evidence: ['want to die'],
};
const poison: Schema<'RedFlag'> = {
  ...heartAttack,
  id: 'poison',
  kind: 'poisoning',
  helplines: [{ name: 'National Poisons Information Centre', number: '1800 116 117' }],
};

const page = () => screen.getByRole('dialog');
const numbers = () =>
  within(page())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const dismiss = { name: 'None of these apply to me' };

let device = { asked: () => 0 };
beforeEach(() => {
  device = deviceAnswers({ lat: 18.5, lng: 73.8 });
  useDiagnosis.setState(NO_RESULTS);
});

test('danger signs are found on the device and shown at once, also when nothing can be reached', async () => {
  server.use(http.post('*/api/v1/diagnostics/predict', () => HttpResponse.error()));
  const { user } = renderRemote('diagnostics');
  await ask(user, HEART_ATTACK);
  expect(await screen.findByRole('heading', { name: 'This may be an emergency' })).toHaveFocus();
  expect(numbers().slice(0, 3)).toEqual(['tel:112', 'tel:108', 'tel:102']);
  expect(within(page()).getByRole('link', { name: 'Ambulance for emergencies 108' })).toBeVisible();
  expect(within(page()).getByRole('link', { name: 'Ambulance for mothers and babies 102' })).toBeVisible();
  expect(within(page()).getByRole('heading', { name: 'What to do now' })).toBeVisible();

  await user.click(within(page()).getByRole('button', dismiss));
  expect(await screen.findByText(/Failed to analyze symptoms. Please check your connection/)).toBeInTheDocument();
});

test('danger signs that the device finds are shown in Hindi when the app is in Hindi', async () => {
  server.use(http.post('*/api/v1/diagnostics/predict', () => HttpResponse.error()));
  await texts.fetch('hi');
  const { user } = renderRemote('diagnostics', { locale: 'hi' });
  await ask(user, 'मेरे सीने में बहुत तेज़ दर्द है और पसीना आ रहा है');
  await screen.findByRole('dialog');
  const signs = useDiagnosis.getState().dangerSigns;
  expect(signs.length).toBeGreaterThan(0);
  for (const { title, steps } of signs) {
    expect(`${title} ${steps.join(' ')}`).not.toMatch(/[a-z]{3,}/i);
    expect(page()).toHaveTextContent(title);
    for (const step of steps) expect(page()).toHaveTextContent(step);
  }
});

test('the server can raise an emergency that the device did not see', async () => {
  predictionIs(emergencyOf([heartAttack]));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  expect(await screen.findByRole('heading', { name: 'This may be an emergency' })).toHaveFocus();
  expect(page()).toHaveTextContent('You wrote crushing chest pain and sweating. These can be signs of a heart attack.');
  expect(within(page()).getByText('crushing chest pain').tagName).toBe('MARK');
  expect(within(page()).getByText('Sit down and keep still.')).toBeInTheDocument();
});

test('an emergency without a named sign still says whom to call and what to do', async () => {
  predictionIs(emergencyOf([]));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  await screen.findByRole('heading', { name: 'This may be an emergency' });
  expect(page()).toHaveTextContent('What you describe can be serious.');
  expect(within(page()).getAllByRole('listitem').length).toBeGreaterThan(1);
});

test('self-harm has its own words and leads to Tele-MANAS', async () => {
  predictionIs(emergencyOf([selfHarm]));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  await screen.findByRole('heading', { name: 'You are not alone. Please talk to someone now.' });
  expect(numbers()).toEqual(['tel:14416', 'tel:112', 'tel:108']);
  expect(page()).toHaveTextContent('Be with someone you trust, or call them.');
  expect(page()).not.toHaveTextContent('want to die');
});

test('poisoning shows the helpline of the data beside 112', async () => {
  predictionIs(emergencyOf([poison]));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  await screen.findByRole('heading', { name: 'Get help for poisoning now' });
  expect(numbers()).toEqual(['tel:112', 'tel:108', 'tel:102', 'tel:1800116117']);
});

test('signs of different kinds lead to 112 first and keep every helpline', async () => {
  predictionIs(emergencyOf([poison, { ...selfHarm, helplines: [{ name: 'Tele-MANAS', number: '14416' }] }]));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  await screen.findByRole('heading', { name: 'This may be an emergency' });
  expect(numbers()).toEqual(['tel:112', 'tel:108', 'tel:102', 'tel:1800116117', 'tel:14416']);
});

test('thoughts of ending it come before what is less immediate, and every helpline stays', async () => {
  predictionIs(emergencyOf([{ ...selfHarm, helplines: [{ name: 'Tele-MANAS', number: '14416' }] }, poison]));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  await screen.findByRole('heading', { name: 'You are not alone. Please talk to someone now.' });
  expect(numbers()).toEqual(['tel:14416', 'tel:112', 'tel:108', 'tel:1800116117']);
});

test.each([
  ['a heart attack', { ...heartAttack, helplines: [{ name: 'Ambulance', number: '108' }] }],
  ['violence', { ...heartAttack, kind: 'violence' as const, helplines: [{ name: 'Ambulance', number: '108' }] }],
  ['self-harm', { ...selfHarm, helplines: [{ name: 'Ambulance', number: '108' }] }],
])('a number has one name, before and after the page is dismissed: %s', async (_what, sign) => {
  predictionIs(emergencyOf([sign], ['Heart attack']));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  await screen.findByRole('dialog');
  const named = (part: HTMLElement): (string | null)[] =>
    [...part.querySelectorAll('a[href^="tel:"]')].slice(1).map((link) => link.textContent);
  const before = named(page());
  expect(before).toContain('Ambulance for emergencies 108');
  await user.click(within(page()).getByRole('button', dismiss));
  const first = await screen.findByRole('link', { name: /^Call now/ });
  expect(named(first.parentElement!)).toEqual(before);
  expect(first.compareDocumentPosition(screen.getByText('Call now.')) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

test('the steps of the server go before those that only the device found', () => {
  const onDevice = { ...heartAttack, id: 'breathing', steps: ['Sit upright.'] };
  warn([onDevice], 'device');
  warn([{ ...heartAttack, id: 'no_breathing', steps: ['Lay the person flat.'] }], 'server');
  expect(useDiagnosis.getState().dangerSigns.map(({ id, steps }) => [id, steps])).toEqual([
    ['no_breathing', ['Lay the person flat.']],
    ['breathing', []],
  ]);
});

test('what the device told the writer, the server tells in the right person, without raising what was dismissed', () => {
  const theirs = { ...heartAttack, steps: ['Let them sit down.'] };
  warn([heartAttack], 'device');
  useDiagnosis.setState({ alarm: 'dismissed' });
  warn([theirs], 'server');
  expect(useDiagnosis.getState()).toMatchObject({ dangerSigns: [theirs], alarm: 'dismissed' });
  warn([heartAttack], 'device');
  warn([], 'server');
  expect(useDiagnosis.getState().dangerSigns).toEqual([theirs]);
});

test('a sign that is no emergency itself says nothing beside one', async () => {
  const ecg = { ...heartAttack, id: 'chest_pain_from_35', title: 'Chest pain needs an ECG today.', steps: [] };
  predictionIs(emergencyOf([heartAttack, ecg]));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  expect(await screen.findByRole('dialog')).toHaveTextContent(heartAttack.title);
  expect(page()).not.toHaveTextContent('ECG today');
});

test('"None of these" goes on to the result, and only then asks for the position', async () => {
  predictionIs(emergencyOf([heartAttack], ['Heart attack']));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  await screen.findByRole('dialog');
  expect(device.asked()).toBe(0);
  await user.click(within(page()).getByRole('button', dismiss));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your result' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Call 112 now' })).toBeInTheDocument();
  expect(device.asked()).toBe(1);
  expect(await screen.findByRole('heading', { name: 'Lake Road Hospital' })).toBeInTheDocument();
});

test('the helplines stay on the result', async () => {
  predictionIs(emergencyOf([{ ...selfHarm, helplines: [{ name: 'Tele-MANAS', number: '14416' }] }], ['Depression']));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  await user.click(await screen.findByRole('button', dismiss));
  const calls = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(calls.filter((href) => href.startsWith('tel:')).slice(0, 2)).toEqual(['tel:14416', 'tel:112']);
  expect(screen.getByRole('heading', { name: 'Talk to someone now' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Call 112 now' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call now 14416' })).toBeVisible();
});

test('an emergency without a named illness does not say that one is missing', async () => {
  predictionIs(emergencyOf([selfHarm]));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  await user.click(await screen.findByRole('button', dismiss));
  expect(screen.getByRole('heading', { name: 'Talk to someone now' })).toBeInTheDocument();
  expect(screen.queryByText(/could not tell what this is/)).not.toBeInTheDocument();
});

test('after words of despair a failed analysis keeps that order too', async () => {
  server.use(http.post('*/api/v1/diagnostics/predict', () => HttpResponse.error()));
  const { user } = renderRemote('diagnostics');
  await ask(user, 'I want to kill myself tonight');
  await user.click(await screen.findByRole('button', dismiss));
  await screen.findByText(/Failed to analyze symptoms/);
  const rows = screen.getAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('link'));
  expect(rows.map((link) => link.getAttribute('href'))).toEqual(['tel:14416', 'tel:112']);
});

test('violence: the lines for it come before ambulances, and the page can be left at once', async () => {
  const helplines = [
    { name: 'National Women Helpline', number: '181' },
    { name: 'Women Helpline (police)', number: '1091' },
  ];
  predictionIs(emergencyOf([{ ...heartAttack, id: 'violence', kind: 'violence', helplines }]));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  await screen.findByRole('heading', { name: 'You deserve to be safe. Help is one call away.' });
  expect(numbers()).toEqual(['tel:112', 'tel:181', 'tel:1091', 'tel:108', 'tel:102']);
  expect(within(page()).getByRole('button', { name: 'Leave this page now' })).toBeInTheDocument();
});

test('no other emergency has the button that leaves at once', async () => {
  predictionIs(emergencyOf([heartAttack, poison]));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Leave this page now' })).not.toBeInTheDocument();
});

test('Esc does not take it away', async () => {
  predictionIs(emergencyOf([heartAttack]));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false);
  expect(dialog).toBeInTheDocument();
});

test('a dismissed sign stays dismissed; a new one from a follow-up answer interrupts again', async () => {
  const questions = [
    { id: 'a', text: 'Is it worse today?' },
    { id: 'b', text: 'Is there blood?' },
  ];
  predictionIs(({ answers = [] }) => ({
    ...emergencyOf(answers.length < 2 ? [heartAttack] : [heartAttack, poison], ['Heart attack']),
    follow_up: questions.slice(answers.length),
  }));
  const { user } = renderRemote('diagnostics');
  await ask(user, CALM);
  await user.click(await screen.findByRole('button', dismiss));

  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByRole('group', { name: 'Is there blood?' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('a result that is urgent but no emergency does not interrupt', async () => {
  predictionIs(diagnosisOf(['Dengue fever'], { red_flags: [heartAttack] }));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await screen.findByRole('heading', { name: 'Your result' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['who wants to die is not', selfHarm, false],
  ['who is beaten is not', { ...heartAttack, kind: 'violence' }, false],
  ['with a heart attack is', heartAttack, true],
] as const)('somebody %s asked about symptoms afterwards', async (_who, sign, isAsked) => {
  predictionIs({
    ...emergencyOf([sign]),
    follow_up: [{ id: 'skin_bump', text: 'Is there a hard bump on your skin?' }],
  });
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await user.click(await screen.findByRole('button', dismiss));
  expect(await screen.findByRole('heading', { name: 'Your result' })).toBeVisible();
  expect(screen.queryAllByText('Is there a hard bump on your skin?')).toHaveLength(isAsked ? 1 : 0);
});

test('the page says what was taken where words and form differ', async () => {
  const text = 'We took what needs more care: 2 months (from your words).';
  const { understood, ...rest } = emergencyOf([heartAttack]);
  predictionIs({ ...rest, understood: { ...understood, disputed: [{ what: 'age', taken: 'text', text }] } });
  await ask(renderRemote('diagnostics').user, CALM);
  expect(within(await screen.findByRole('dialog')).getByText(text)).toBeVisible();
});
