import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { recordCalls } from '../../../testing/calls.ts';
import { workerAnswers } from '../../../testing/device-worker.ts';
import { deviceAnswers } from '../../../testing/geolocation.ts';
import { diagnosisOf, emergencyOf, heartAttack } from '../../../testing/predictions.ts';
import { renderRemote } from '../../../testing/render-remote.tsx';
import { server, startServer } from '../../../testing/server.ts';
import { ask, box, FEVER, predictionIs } from '../../../testing/symptoms.ts';
import { mayFetchWhenIdle } from './may-fetch.ts';

startServer();
beforeEach(() => void deviceAnswers({ lat: 28.6, lng: 77.2 }));

const KEEP = { name: /^Keep my words on this phone/ };
const flu = { prediction: diagnosisOf(['Influenza']) };
const ready = { prediction: null };
const noNetwork = () => server.use(http.post('*/api/v1/diagnostics/predict', () => HttpResponse.error()));

test('kept words are answered on the phone, and nothing at all is sent', async () => {
  const calls = recordCalls();
  const asked = workerAnswers(({ asked: question }) => (question ? flu : ready));
  const { user } = renderRemote('diagnostics');
  await user.click(screen.getByRole('checkbox', KEEP));
  await ask(user);
  expect(await screen.findByText('Worked out on this phone')).toBeInTheDocument();
  expect(screen.getByText('Your words stayed here. Nothing about your question was sent.')).toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({ language: 'en', asked: { symptomsText: FEVER } });
  expect(calls).toEqual([]);
});

test('doctors are looked for only when the person asks, and then without the words', async () => {
  const calls = recordCalls();
  workerAnswers(({ asked: question }) => (question ? flu : ready));
  const { user } = renderRemote('diagnostics');
  await user.click(screen.getByRole('checkbox', KEEP));
  await ask(user);
  await user.click(await screen.findByRole('button', { name: 'Look for doctors' }));
  expect(await screen.findByText(/doctors? (?:or hospital|and hospitals) found/)).toBeInTheDocument();
  expect(JSON.stringify(calls)).not.toContain(FEVER);
});

test('the choice is remembered on the device, and no language model is asked', async () => {
  workerAnswers(({ asked: question }) => (question ? flu : ready));
  const first = renderRemote('diagnostics');
  await first.user.click(screen.getByRole('checkbox', KEEP));
  first.unmount();
  renderRemote('diagnostics', { languageModel: { provider: 'Acme' } });
  expect(screen.getByRole('checkbox', KEEP)).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /Do not use AI/ })).not.toBeInTheDocument();
});

test('without a network the phone answers, and the service can be asked again', async () => {
  workerAnswers(({ asked: question }) => (question ? flu : ready));
  noNetwork();
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await user.click(await screen.findByRole('button', { name: /^Answer on this phone \(downloads about \d+ kB\)$/ }));
  expect(await screen.findByText(/^There was no connection\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask our service again' }));
  expect(await screen.findByText('Our service did not answer. Your result still holds.')).toBeInTheDocument();
  predictionIs(diagnosisOf(['Dengue']));
  await user.click(screen.getByRole('button', { name: 'Ask our service again' }));
  expect((await screen.findAllByText(/Dengue/)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Worked out on this phone')).not.toBeInTheDocument();
});

test('once the engine is here, the phone answers by itself when the network is gone', async () => {
  workerAnswers(({ asked: question }) => (question ? flu : ready));
  const { user } = renderRemote('diagnostics');
  await user.click(screen.getByRole('checkbox', KEEP));
  await user.click(screen.getByRole('checkbox', KEEP));
  noNetwork();
  await ask(user);
  expect(await screen.findByText(/^There was no connection\./)).toBeInTheDocument();
});

test('an emergency of the phone opens the emergency page', async () => {
  workerAnswers(({ asked: question }) => (question ? { prediction: emergencyOf([heartAttack]) } : ready));
  const { user } = renderRemote('diagnostics');
  await user.click(screen.getByRole('checkbox', KEEP));
  await ask(user);
  const page = await screen.findByRole('dialog');
  expect(within(page).getByText('Sit down and keep still.')).toBeInTheDocument();
});

test.each([
  ['not_fetched', /The download did not finish\./],
  ['no_space', /too little free memory/],
  ['stopped', /broke off\. Please try again/],
] as const)('%s is said plainly; nothing is sent and the words stay', async (problem, sentence) => {
  const calls = recordCalls();
  workerAnswers(() => ({ problem }));
  const { user } = renderRemote('diagnostics');
  await user.click(screen.getByRole('checkbox', KEEP));
  await ask(user);
  expect(await screen.findByText(/^There is no answer yet, and nothing was sent\./)).toHaveTextContent(sentence);
  expect(box()).toHaveValue(FEVER);
  expect(calls).toEqual([]);
});

test('a worker that breaks off is started anew', async () => {
  let count = 0;
  workerAnswers(({ asked: question }) => (++count === 1 ? 'crash' : question ? flu : ready));
  const { user } = renderRemote('diagnostics');
  await user.click(screen.getByRole('checkbox', KEEP));
  await user.click(await screen.findByRole('button', { name: 'Download again' }));
  await ask(user);
  expect(await screen.findByText('Worked out on this phone')).toBeInTheDocument();
});

test('a browser without workers is told that it cannot', async () => {
  const { user } = renderRemote('diagnostics');
  await user.click(screen.getByRole('checkbox', KEEP));
  expect(await screen.findByText(/^This browser cannot/)).toBeInTheDocument();
});

test.each([
  ['a browser that tells nothing of its line', false, {}, false],
  ['Wi-Fi', false, { connection: { type: 'wifi' } }, true],
  ['a cable', false, { connection: { type: 'ethernet' } }, true],
  ['mobile data', false, { connection: { type: 'cellular' } }, false],
  ['Wi-Fi with data saved', true, { connection: { type: 'wifi', saveData: true } }, false],
  ['mobile data where it was asked for', true, { connection: { type: 'cellular' } }, true],
])('on %s, asked for %s, the engine may be fetched unseen: %s', (_name, wasAskedFor, device, may) => {
  expect(mayFetchWhenIdle(wasAskedFor, device)).toBe(may);
});
