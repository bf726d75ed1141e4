import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Schema } from '@sahaay/contracts';
import { fixtures, problem } from '@sahaay/contracts/testing';
import { recordCalls } from '../../testing/calls.ts';
import { deviceAnswers } from '../../testing/geolocation.ts';
import { diagnosisOf, emergencyOf, heartAttack } from '../../testing/predictions.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';
import { ask, predictionIs } from '../../testing/symptoms.ts';

startServer();

const search = '*/api/v1/nearby/search';
const here = { lat: 18.52, lng: 73.84 };
const question = { id: 'joint_pain', text: 'Do your joints hurt?' };

beforeEach(() => predictionIs(diagnosisOf(['Dengue fever', 'Malaria'])));

test('after the diagnosis doctors for the first condition are searched near the device', async () => {
  const calls = recordCalls();
  deviceAnswers(here);
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByRole('heading', { name: 'Lake Road Hospital' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Doctors / Hospitals Nearby' })).toBeInTheDocument();
  expect(screen.getByText('2 doctors and hospitals found.')).toHaveAttribute('role', 'status');
  expect(calls.at(-1)).toEqual({
    path: '/api/v1/nearby/search',
    body: { location: '18.52,73.84', name: 'doctors for Dengue fever' },
    credentials: 'omit',
  });
});

test('the button of the care card leads to them', async () => {
  deviceAnswers(here);
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await user.click(await screen.findByRole('button', { name: 'See doctors nearby' }));
  expect(screen.getByRole('heading', { name: 'Doctors / Hospitals Nearby' })).toHaveFocus();
});

test('a rough position is told beside them', async () => {
  deviceAnswers({ ...here, accuracyMeters: 3100 });
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByText('Your location is accurate to about 3 km')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { name: 'Lake Road Hospital' })).toBeInTheDocument();
});

test('while searching it says so', async () => {
  deviceAnswers(here);
  server.use(http.post(search, () => new Promise<never>(() => undefined)));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect((await screen.findAllByText('Searching for doctors near you…'))[0]).toBeVisible();
});

test('exactly one doctor is a card', async () => {
  deviceAnswers(here);
  server.use(http.post(search, () => HttpResponse.json(fixtures.places.slice(0, 1))));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  const heading = await screen.findByRole('heading', { name: 'Lake Road Hospital' });
  expect(heading.closest('li')).toBeNull();
});

test('a failure without a sentence of its own still says something', async () => {
  deviceAnswers(here);
  server.use(http.post(search, () => new HttpResponse('<html>', { status: 502 })));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to find nearby doctors (502): Something went wrong. Please try again later.',
  );
});

test('none found', async () => {
  deviceAnswers(here);
  server.use(http.post(search, () => HttpResponse.json([])));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByText('No doctors found in your area for this condition.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Type a location instead' })).toHaveAttribute('href', '/user/nearby');
});

test('a denied position says how to allow it; the search can be asked for again', async () => {
  deviceAnswers({ code: 1 });
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Location access denied. Please enable location services to find nearby doctors.',
  );
  deviceAnswers(here);
  await user.click(screen.getByRole('button', { name: 'Search again' }));
  expect(await screen.findByRole('heading', { name: 'Lake Road Hospital' })).toBeInTheDocument();
});

test.each([
  [
    'the service fails',
    here,
    () => problem(502, 'No source answered.'),
    'Failed to find nearby doctors (502): No source answered.',
  ],
  [
    'there is no connection',
    here,
    () => HttpResponse.error(),
    'Failed to find nearby doctors (no connection): Please check your internet connection.',
  ],
  [
    'the device takes too long',
    { code: 3 },
    () => HttpResponse.json([]),
    'Failed to find nearby doctors (no location): Your phone or computer could not tell where you are.',
  ],
])('when %s the panel says why', async (_name, position, answer, message) => {
  deviceAnswers(position);
  server.use(http.post(search, answer));
  const { user } = renderRemote('diagnostics');
  await ask(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByText('You most likely have:')).toBeInTheDocument();
});

test('a new first condition is searched for again, without asking for the position twice', async () => {
  const device = deviceAnswers(here);
  const calls = recordCalls();
  predictionIs(({ answers }) =>
    diagnosisOf(answers ? ['Malaria', 'Dengue fever'] : ['Dengue fever', 'Malaria'], {
      follow_up: answers ? [] : [question],
    }),
  );
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await screen.findByRole('heading', { name: 'Lake Road Hospital' });
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText(/^Thank you/);
  const names = calls.filter(({ path }) => path.endsWith('/search')).map(({ body }) => (body as { name: string }).name);
  expect(names).toEqual(['doctors for Dengue fever', 'doctors for Malaria']);
  expect(device.asked()).toBe(1);
});

describe('an emergency', () => {
  const [department] = fixtures.places;
  const emergency = { ...department!, emergency: true, description: 'Hospital, Emergency department' };
  const other = {
    ...department!,
    name: 'Hill Hospital',
    description: 'Hospital, We do not know its emergency hours: call first',
  };
  const triage: Schema<'Triage'> = { level: 'emergency', advice: 'Call now.', steps: [], warning: null };

  test('searches for emergency departments, for a child those of children too', async () => {
    predictionIs(diagnosisOf(['Dengue fever'], { triage, search_for: { care: 'emergency', who: 'child' } }));
    server.use(http.post(search, () => HttpResponse.json([emergency, other])));
    const calls = recordCalls();
    deviceAnswers(here);
    const { user } = renderRemote('diagnostics');
    await ask(user);
    expect(await screen.findByRole('heading', { name: 'Emergency departments' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Hospitals whose emergency hours we do not know' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search in Maps' })).toHaveAttribute(
      'href',
      expect.stringContaining('emergency'),
    );
    expect(calls.at(-1)?.body).toEqual({
      location: '18.52,73.84',
      name: 'doctors for Dengue fever',
      care: 'emergency',
      who: 'child',
    });
  });

  test('with no department within 25 km leads to 108 first', async () => {
    predictionIs(diagnosisOf(['Dengue fever'], { triage }));
    server.use(http.post(search, () => HttpResponse.json([{ ...emergency, distanceMeters: 60_000 }])));
    deviceAnswers(here);
    const { user } = renderRemote('diagnostics');
    await ask(user);
    expect(await screen.findByText('Call 108: they know the nearest.')).toBeVisible();
    expect(screen.getByText('Show the nearest we know, 60 km away')).toBeVisible();
  });

  test('an emergency that names no condition leads to emergency departments too', async () => {
    const calls = recordCalls();
    deviceAnswers(here);
    server.use(http.post(search, () => HttpResponse.json([emergency, other])));
    predictionIs(emergencyOf([heartAttack]));
    const { user } = renderRemote('diagnostics');
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'None of these apply to me' }));
    expect(await screen.findByRole('heading', { name: 'Emergency departments' })).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ body: { location: '18.52,73.84', filter: 'hospital', care: 'emergency' } });
    await user.click(screen.getByRole('button', { name: 'See hospitals nearby' }));
    expect(screen.getByRole('heading', { name: 'Doctors / Hospitals Nearby' })).toHaveFocus();
  });

  test('somebody who wants to die is shown people to talk to, and no list of places', async () => {
    const calls = recordCalls();
    deviceAnswers(here);
    predictionIs(emergencyOf([{ ...heartAttack, id: 'self_harm', kind: 'self_harm' }]));
    const { user } = renderRemote('diagnostics');
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'None of these apply to me' }));
    expect(await screen.findByRole('heading', { name: 'Talk to someone now' })).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/api/v1/nearby/search');
  });
});

test.each([
  [false, 1],
  [true, 0],
])('a specialist of whom no place is known is said to be missing (one is known: %s)', async (offersAsked, times) => {
  const [first] = diagnosisOf(['Eczema']).conditions;
  predictionIs(
    diagnosisOf(['Eczema'], {
      conditions: [{ ...first!, specialty: { key: 'dermatology', name: 'Skin doctor' } }],
    }),
  );
  server.use(http.post(search, () => HttpResponse.json(fixtures.places.map((place) => ({ ...place, offersAsked })))));
  deviceAnswers(here);
  const { user } = renderRemote('diagnostics');
  await ask(user);
  await screen.findByRole('heading', { name: 'Lake Road Hospital' });
  expect(screen.queryAllByText('We list no skin doctor near you. A general doctor can start treatment.')).toHaveLength(
    times,
  );
  expect(screen.getByRole('link', { name: 'Search in Maps' })).toHaveAttribute(
    'href',
    expect.stringContaining('Skin%20doctor'),
  );
});
