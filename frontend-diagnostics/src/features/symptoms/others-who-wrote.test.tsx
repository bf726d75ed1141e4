import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '@sahaay/contracts';
import { deviceAnswers } from '../../testing/geolocation.ts';
import { diagnosisOf, emergencyOf, heartAttack } from '../../testing/predictions.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startServer } from '../../testing/server.ts';
import { ask, FEVER, predictionIs } from '../../testing/symptoms.ts';
import { leadsToOthers } from './others-who-wrote.tsx';

startServer();
beforeEach(() => void deviceAnswers({ code: 1 }));
afterEach(() => jest.restoreAllMocks());

const OPEN = { name: 'People who wrote about this' };

async function answered(prediction: Schema<'Prediction'>, reached = true) {
  predictionIs(prediction);
  const told: string[] = [];
  const openCommunity = (about: string) => Promise.resolve(told.push(about) > 0 && reached);
  const { user } = renderRemote('diagnostics', { openCommunity });
  await ask(user);
  await screen.findByText(FEVER, { exact: false });
  return { user, told };
}

test('a tap says what leaves the check, and a name opens the community with that name alone', async () => {
  const { user, told } = await answered(diagnosisOf(['Dengue fever', 'Malaria', 'Typhoid', 'Flu']));
  const button = await screen.findByRole('button', OPEN);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  expect(told).toEqual([]);
  const names = within(screen.getByRole('group', { name: /Only that name is sent/ }));
  expect(names.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Dengue fever',
    'Malaria',
    'Typhoid',
  ]);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(told).toEqual(['Dengue fever']);
});

test('it says when the community did not load, and can be tried again', async () => {
  const { user, told } = await answered(diagnosisOf(['Malaria']), false);
  await user.click(await screen.findByRole('button', OPEN));
  await user.click(screen.getByRole('button', { name: 'Malaria' }));
  expect(await screen.findByText(/^The community did not load, so nothing was sent\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Malaria' }));
  expect(told).toEqual(['Malaria', 'Malaria']);
});

const { understood } = diagnosisOf([]);
test.each<[string, Schema<'Prediction'>]>([
  ['in an emergency', emergencyOf([heartAttack], ['Heart attack'])],
  ['beside a danger sign', diagnosisOf(['Flu'], { red_flags: [heartAttack] })],
  ['about a child', diagnosisOf(['Flu'], { understood: { ...understood, about: 'child', age: null } })],
  ['about somebody of 17', diagnosisOf(['Flu'], { understood: { ...understood, about: 'other', age: 17 } })],
  ['without an illness', diagnosisOf([])],
])('it is not offered %s', (_, prediction) => {
  expect(leadsToOthers(prediction)).toBe(false);
});

test('it is not offered without a connection', async () => {
  await answered(diagnosisOf(['Flu']));
  await screen.findByRole('button', OPEN);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(screen.queryByRole('button', OPEN)).not.toBeInTheDocument());
});
