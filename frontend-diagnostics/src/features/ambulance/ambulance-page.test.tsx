import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fixtures, problem } from '@sahaay/contracts/testing';
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
  expect(numbers()).toEqual(['tel:112', 'tel:102', 'tel:108']);
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

  await user.click(screen.getByRole('button', { name: 'Find Ambulance' }));
  expect(await screen.findByRole('heading', { name: 'Close to you' })).toBeInTheDocument();
  expect(screen.getByText(/^2 ambulance stations and emergency departments found/)).toHaveAttribute('role', 'status');
  expect(calls).toEqual([
    { path: '/api/v1/nearby/search', body: { location: '18.52861,73.84123', name: 'ambulance' }, credentials: 'omit' },
  ]);
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
  expect(numbers()).toEqual(['tel:112', 'tel:102', 'tel:108']);
});

test('nothing close by leads back to the numbers', async () => {
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json([])));
  const { user } = renderRemote('ambulance');
  await user.type(box(), '18.5,73.8{Enter}');
  expect(await screen.findByText('Call 112, 102 or 108. They will send one to you.')).toBeInTheDocument();
});

test('ambulance stations come before emergency departments', async () => {
  const [department, station] = fixtures.places;
  const stations = [{ ...station, description: 'Ambulance station, 24 hours', phone: '108' }, department];
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json(stations)));
  const { user } = renderRemote('ambulance');
  await user.type(box(), '18.5,73.8{Enter}');
  const titles = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Ambulance stations', 'Emergency departments']);
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
