import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fixtures, problem } from '@sahaay/contracts/testing';
import { texts } from '../../i18n/texts.ts';
import { recordCalls } from '../../testing/calls.ts';
import { deviceAnswers } from '../../testing/geolocation.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';

startServer();

const box = () => screen.getByLabelText('Location', { exact: true });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
const numbers = () => links().filter((link) => link.startsWith('tel:'));

test('the numbers come before anything else, also while nothing is known', () => {
  renderRemote('ambulance');
  expect(numbers()).toEqual(['tel:112', 'tel:108', 'tel:102']);
  const position = screen.getByRole('link', { name: /112/ }).compareDocumentPosition(box());
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('finds ambulances near the exact position, and gives the words for the phone', async () => {
  const calls = recordCalls();
  deviceAnswers({ lat: 18.52861, lng: 73.84123 });
  const { user } = renderRemote('ambulance');
  await user.click(screen.getByRole('button', { name: 'Use Current Location' }));
  expect(screen.getByText('Say this on the phone')).toBeInTheDocument();
  expect(screen.getByText('18.52861, 73.84123')).toBeVisible();

  // The heading has the focus without another press.
  expect(await screen.findByRole('heading', { name: 'Close to you' })).toHaveFocus();
  expect(screen.getByText(/^2 ambulance stations and emergency departments found/)).toHaveAttribute('role', 'status');
  const location = '18.52861,73.84123';
  await waitFor(() =>
    expect(calls).toEqual([
      { path: '/api/v1/nearby/search', body: { location, name: 'ambulance' }, credentials: 'omit' },
      { path: '/api/v1/nearby/whereabouts', body: { location }, credentials: 'omit' },
    ]),
  );
});

test('the place is said in words before the codes, and stands in the message', async () => {
  deviceAnswers({ lat: 18.52861, lng: 73.84123 });
  const { user } = renderRemote('ambulance');
  await user.click(screen.getByRole('button', { name: 'Use Current Location' }));
  const area = await screen.findByText('Near Shivajinagar, Pune, Maharashtra');
  expect(screen.getByText('400 m north of Lake Road Hospital')).toBeVisible();
  const [code] = screen.getAllByText('DIGIPIN');
  expect(area.compareDocumentPosition(code!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const message = decodeURIComponent(links().find((link) => link.startsWith('sms:')) ?? '');
  expect(message).toContain('Near Shivajinagar, Pune, Maharashtra\n400 m north of Lake Road Hospital\n');
});

test('on a page in Hindi the names of places in Latin letters are marked as English, and the words around them are not', async () => {
  await texts.fetch('hi');
  deviceAnswers({ lat: 18.52861, lng: 73.84123 });
  const { user } = renderRemote('ambulance', { locale: 'hi' });
  await user.click(screen.getByRole('button', { name: 'मैं जहाँ हूँ, वहीं खोजें' }));
  const area = await screen.findByText(/^Shivajinagar, Pune, Maharashtra/);
  expect(area).toHaveAttribute('lang', 'en');
  expect(area.parentElement).toHaveTextContent('Shivajinagar, Pune, Maharashtra के पास');
  expect(area.parentElement!.closest('[lang]')).toBeNull();
});

test.each([
  ['only roughly', { hospital: { name: 'Neem Hospital', distanceMeters: null, direction: null } }],
  ['not at all', { hospital: null }],
])('a nearest hospital that is placed %s is said so', async (_how, known) => {
  server.use(http.post('*/api/v1/nearby/whereabouts', () => HttpResponse.json({ ...fixtures.whereabouts, ...known })));
  const { user } = renderRemote('ambulance');
  await user.type(box(), '18.5,73.8');
  await screen.findByText('Near Shivajinagar, Pune, Maharashtra');
  expect(screen.queryAllByText('The nearest hospital we know is Neem Hospital')).toHaveLength(known.hospital ? 1 : 0);
});

test('without a connection the codes are there without the words', async () => {
  server.use(http.post('*/api/v1/nearby/whereabouts', () => HttpResponse.error()));
  deviceAnswers({ lat: 18.52861, lng: 73.84123 });
  const { user } = renderRemote('ambulance');
  await user.click(screen.getByRole('button', { name: 'Use Current Location' }));
  await screen.findByRole('heading', { name: 'Close to you' });
  expect(screen.getByText('18.52861, 73.84123')).toBeVisible();
  expect(screen.queryByText(/^Near /)).not.toBeInTheDocument();
});

describe('when the device may tell the position', () => {
  const allowed = (state: PermissionState) =>
    Object.defineProperty(navigator, 'permissions', {
      configurable: true,
      value: { query: () => Promise.resolve({ state }) },
    });
  afterEach(() => Reflect.deleteProperty(navigator, 'permissions'));

  test('the page searches by itself, and the numbers stay in sight', async () => {
    allowed('granted');
    deviceAnswers({ lat: 18.52861, lng: 73.84123 });
    renderRemote('ambulance');
    expect(await screen.findByRole('heading', { name: 'Close to you' })).not.toHaveFocus();
  });

  test('it asks nothing of who has not allowed it', async () => {
    allowed('prompt');
    const device = deviceAnswers({ lat: 18.52861, lng: 73.84123 });
    renderRemote('ambulance');
    await screen.findByText(/will show here/);
    expect(device.asked()).toBe(0);
  });

  test('a browser that does not say so in time is not waited for', async () => {
    let say = (_answer: { state: PermissionState }): void => undefined;
    const answer = new Promise<{ state: PermissionState }>((resolve) => (say = resolve));
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: () => answer } });
    const device = deviceAnswers({ lat: 18.52861, lng: 73.84123 });
    const { user } = renderRemote('ambulance');
    await user.type(await screen.findByLabelText('Location', { exact: true }), 'Baramati');
    say({ state: 'granted' });
    await answer;
    expect(device.asked()).toBe(0);
    expect(box()).toHaveValue('Baramati');
  });

  test('it says so in the place of the words when the device does not know after all', async () => {
    allowed('granted');
    const device = deviceAnswers({ code: 1 });
    const { user } = renderRemote('ambulance');
    await waitFor(() => expect(device.asked()).toBe(1));
    expect(await screen.findByText(/Your phone does not know where you are/)).toBeInTheDocument();
    expect(screen.queryByText(/Failed to get your current location/)).not.toBeInTheDocument();
    expect(screen.getByText('A shop, school, temple or sign you can see')).toBeVisible();
    await user.type(box(), 'Pune');
    expect(screen.queryByText(/Your phone does not know where you are/)).not.toBeInTheDocument();
  });
});

test('a typed place is read out with its coordinates once it is found', async () => {
  const { user } = renderRemote('ambulance');
  await user.type(box(), 'Lake Road, Pune{Enter}');
  await screen.findByRole('heading', { name: 'Close to you' });
  expect(screen.getByText('Lake Road, Pune')).toBeInTheDocument();
  expect(screen.getByText('18.53080, 73.84750')).toBeInTheDocument();
  await user.type(box(), ' station');
  expect(screen.queryByText('Say this on the phone')).not.toBeInTheDocument();
});

test('exactly one result is a card', async () => {
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json(fixtures.places.slice(0, 1))));
  const { user } = renderRemote('ambulance');
  await user.type(box(), '18.5,73.8{Enter}');
  expect(await screen.findByRole('heading', { name: 'Closest to you' })).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('an empty location is refused at the field', async () => {
  const { user } = renderRemote('ambulance');
  await user.click(screen.getByRole('button', { name: 'Find Ambulance' }));
  expect(box()).toHaveAccessibleDescription(/Please enter a location or use current location/);
});

test('an unknown place could not be found', async () => {
  server.use(http.post('*/api/v1/nearby/geocode', () => problem(404, 'Unknown.')));
  const { user } = renderRemote('ambulance');
  await user.type(box(), 'Nowhere{Enter}');
  expect(await screen.findByText('Could not find the specified location. Please try again.')).toBeInTheDocument();
});

test('a denied position is said at the field', async () => {
  deviceAnswers({ code: 1 });
  const { user } = renderRemote('ambulance');
  await user.click(screen.getByRole('button', { name: 'Use Current Location' }));
  expect(box()).toHaveAccessibleDescription(/Failed to get your current location/);
  expect(box()).toHaveFocus();
});

test.each([
  ['the service fails', () => problem(500, 'Broken.')],
  ['there is no connection', () => HttpResponse.error()],
])('when %s, the numbers stay and the page says so', async (_name, answer) => {
  server.use(http.post('*/api/v1/nearby/search', answer));
  const { user } = renderRemote('ambulance');
  await user.type(box(), '18.5,73.8{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('An error occurred while searching for ambulances. Please try again later.');
  expect(numbers()).toEqual(['tel:112', 'tel:108', 'tel:102']);
});

test('nothing close by leads back to the numbers', async () => {
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json([])));
  const { user } = renderRemote('ambulance');
  await user.type(box(), '18.5,73.8{Enter}');
  expect(await screen.findByText('Call 108 or 112. They will send one to you.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search in Maps' })).toHaveAttribute('href', expect.stringContaining('18.5'));
});

test('stations that can be called come first, those without a number last, and no card repeats its heading', async () => {
  const [department, station] = fixtures.places;
  const stations = [
    { ...station, description: 'Ambulance station, 24 hours', phone: null, name: 'Silent Station' },
    { ...station, description: 'Ambulance station, 24 hours', phone: '108' },
    { ...department, description: 'Hospital, Emergency department', emergency: true },
    { ...department, name: 'Hill Hospital', description: 'Hospital, We do not know its emergency hours: call first' },
  ];
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json(stations)));
  const { user } = renderRemote('ambulance');
  await user.type(box(), '18.5,73.8{Enter}');
  const titles = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Ambulance stations',
    'Emergency departments',
    'Hospitals whose emergency hours we do not know',
    'Ambulance stations we have no number for',
  ]);
  expect(screen.getByText('Call before you go. If nobody answers, call 108 or 112.')).toBeInTheDocument();
  expect(screen.queryByText(/We do not know its emergency hours/)).not.toBeInTheDocument();
  expect(screen.queryByText('Emergency department')).not.toBeInTheDocument();
  expect(screen.queryByText('Ambulance station')).not.toBeInTheDocument();
  expect(screen.getAllByText('Hospital')).toHaveLength(2);
});

test('what is far is not called close: 108 comes first, and the list is folded away', async () => {
  const far = fixtures.places.map((place) => ({ ...place, distanceMeters: 84_000 }));
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json(far)));
  const { user } = renderRemote('ambulance');
  await user.type(box(), '18.15,74.57{Enter}');
  expect(await screen.findByRole('heading', { name: 'We list no ambulance near you.' })).toHaveFocus();
  expect(screen.queryByText('Close to you')).not.toBeInTheDocument();
  expect(screen.getByText('Call 108: they know the nearest.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Lake Road Hospital', hidden: true })).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'Search in Maps' })).toBeVisible();
  await user.click(screen.getByText('Show the nearest we know, 84 km away'));
  expect(screen.getByRole('heading', { name: 'Lake Road Hospital' })).toBeVisible();
});

test('places of an earlier search say nothing about what is near now', async () => {
  const far = fixtures.places.map((place) => ({ ...place, distanceMeters: 84_000 }));
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json(far)));
  const { user } = renderRemote('ambulance');
  await user.type(box(), '18.5,73.8{Enter}');
  await screen.findByRole('heading', { name: 'We list no ambulance near you.' });
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.error()));
  await user.clear(box());
  await user.type(box(), '28.6,77.2{Enter}');
  expect(await screen.findByRole('heading', { name: 'From your last search' })).toBeVisible();
  expect(screen.queryByText('We list no ambulance near you.')).not.toBeInTheDocument();
});

test('of places close by and far ones, only the far ones are folded away', async () => {
  const [near, other] = fixtures.places;
  server.use(
    http.post('*/api/v1/nearby/search', () => HttpResponse.json([near, { ...other, distanceMeters: 25_001 }])),
  );
  const { user } = renderRemote('ambulance');
  await user.type(box(), '18.15,74.57{Enter}');
  expect(await screen.findByRole('heading', { name: 'Close to you' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Lake Road Hospital' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hill Clinic', hidden: true })).not.toBeVisible();
});

test('a typed place without a connection is not called unknown', async () => {
  server.use(http.post('*/api/v1/nearby/geocode', () => HttpResponse.error()));
  const { user } = renderRemote('ambulance');
  await user.type(box(), 'Lake Road, Pune{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An error occurred while searching for ambulances. Please try again later.',
  );
  expect(screen.queryByText(/Could not find the specified location/)).not.toBeInTheDocument();
});

test('the codes of the exact position can be heard sign by sign; outside India there is no DIGIPIN', async () => {
  deviceAnswers({ lat: 28.622788, lng: 77.213033 });
  const { user } = renderRemote('ambulance');
  await user.click(screen.getByRole('button', { name: 'Use Current Location' }));
  expect(screen.getByText('3, 9, J, 4, 9, L, L, 8, T, 4')).toBeInTheDocument();
  expect(screen.getByText('7, J, W, V, J, 6, F, 7, plus, 4, 6')).toBeInTheDocument();
  await user.clear(box());
  await user.type(box(), '51.5, -0.12');
  expect(screen.queryByText('DIGIPIN')).not.toBeInTheDocument();
  expect(screen.getByText(/^9, C, 3, X/)).toBeInTheDocument();
});
