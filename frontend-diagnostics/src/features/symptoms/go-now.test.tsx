import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Schema } from '@sahaay/contracts';
import { deviceAnswers } from '../../testing/geolocation.ts';
import { emergencyOf, heartAttack } from '../../testing/predictions.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';
import { ask, predictionIs } from '../../testing/symptoms.ts';
import { NO_RESULTS, useDiagnosis } from './diagnosis-state.ts';

startServer();
beforeEach(() => {
  deviceAnswers({ lat: 18.5, lng: 73.8 });
  useDiagnosis.setState(NO_RESULTS);
});

const links = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const torsion: Schema<'RedFlag'> = { ...heartAttack, id: 'testicle', transport: 'go_now', title: 'It can be twisted.' };

test('who needs no ambulance is sent to a hospital at once, driven by somebody else, and 112 stays', async () => {
  const answer = emergencyOf([torsion], ['Twisted testicle']);
  predictionIs({ ...answer, triage: { ...answer.triage!, transport: 'go_now' } });
  const { user } = renderRemote('diagnostics');
  await ask(user, 'Itchy red patches on my arm');
  expect(await screen.findByRole('heading', { name: 'Go to a hospital now', level: 1 })).toHaveFocus();
  expect(links().slice(0, 2)).toEqual(['/user/nearby', 'tel:112']);
  expect(screen.getByText(/Do not drive yourself/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'None of these apply to me' }));
  expect(await screen.findByRole('heading', { name: 'Go to a hospital now', level: 2 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'See hospitals nearby' })).toBeVisible();
  expect(screen.getByRole('link', { name: /If nobody can take you, call/ })).toHaveAttribute('href', 'tel:112');
});

test('the more urgent of two signs calls an ambulance', async () => {
  predictionIs(emergencyOf([torsion, heartAttack]));
  const { user } = renderRemote('diagnostics');
  await ask(user, 'Itchy red patches on my arm');
  expect(await screen.findByRole('heading', { name: 'This may be an emergency' })).toBeVisible();
  expect(links()[0]).toBe('tel:112');
});

test('the device knows by itself which sign needs no ambulance', async () => {
  server.use(http.post('*/api/v1/diagnostics/predict', () => HttpResponse.error()));
  const { user } = renderRemote('diagnostics');
  await ask(user, 'sudden strong pain in my left testicle since an hour');
  expect(await screen.findByRole('heading', { name: 'Go to a hospital now' })).toBeVisible();
});
