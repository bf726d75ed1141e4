import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fixtures, problem } from '@sahaay/contracts/testing';
import { texts } from '../../i18n/texts.ts';
import { recordCalls } from '../../testing/calls.ts';
import { deviceAnswers, deviceHasNoPosition } from '../../testing/geolocation.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';

startServer();

const box = () => screen.getByLabelText('Location', { exact: true });
const find = () => screen.getByRole('button', { name: 'Find Nearby' });

test('a place in words is geocoded first, then searched for with the chosen filter, without the cookie', async () => {
  const calls = recordCalls();
  const { user } = renderRemote('nearby');
  expect(screen.getByLabelText('Filter')).toHaveValue('hospital');
  await user.type(box(), 'Shivajinagar, Pune');
  await user.selectOptions(screen.getByLabelText('Filter'), 'pharmacy');
  await user.click(find());

  expect(await screen.findByRole('heading', { name: '2 pharmacies' })).toBeInTheDocument();
  expect(calls).toEqual([
    { path: '/api/v1/nearby/geocode', body: { address: 'Shivajinagar, Pune' }, credentials: 'omit' },
    { path: '/api/v1/nearby/search', body: { location: '18.5308,73.8475', filter: 'pharmacy' }, credentials: 'omit' },
  ]);
  expect(screen.getByText('2 pharmacies. Nearest first.')).toHaveAttribute('role', 'status');
});

test('a list for doctors tells how many of its places are hospitals', async () => {
  const [place] = fixtures.places;
  const typed = (...types: string[]) => types.map((description, i) => ({ ...place, name: `Place ${i}`, description }));
  let answer = typed('Doctor, Eye doctor', 'Hospital, Emergency department', 'Hospital');
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json(answer)));
  const { user } = renderRemote('nearby');
  await user.selectOptions(screen.getByLabelText('Filter'), 'doctor');
  await user.type(box(), '18.5,73.8{Enter}');
  expect(await screen.findByRole('heading', { name: '1 doctor and 2 hospitals' })).toBeInTheDocument();
  expect(screen.getByText('1 doctor and 2 hospitals. Nearest first.')).toHaveAttribute('role', 'status');

  answer = typed('Hospital', 'Hospital');
  await user.click(find());
  expect(await screen.findByRole('heading', { name: '2 hospitals' })).toBeInTheDocument();
});

test('coordinates are used as they are', async () => {
  const calls = recordCalls();
  const { user } = renderRemote('nearby');
  await user.type(box(), ' 28.6315, 77.2167 {Enter}');
  await screen.findByRole('heading', { name: '2 hospitals' });
  expect(calls).toMatchObject([
    { path: '/api/v1/nearby/search', body: { location: '28.6315,77.2167', filter: 'hospital' } },
  ]);
});

test('a result shows what one needs to choose, to call and to go', async () => {
  const [first, second] = fixtures.places;
  server.use(
    http.post('*/api/v1/nearby/search', () =>
      HttpResponse.json([
        { ...first, description: 'Hospital, Emergency', attribution: '© OpenStreetMap contributors' },
        {
          ...second,
          attribution: 'Source: nhs, OGL v3',
          distanceMeters: 2340,
          rating: null,
          openNow: false,
          phone: null,
          approximate: true,
        },
      ]),
    ),
  );
  const { user } = renderRemote('nearby');
  await user.type(box(), '18.5,73.8{Enter}');
  const [one, two] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement];

  expect(within(one).getByRole('heading', { name: 'Lake Road Hospital' })).toBeInTheDocument();
  expect(one).toHaveTextContent('400 m');
  // The heading says that it is a hospital.
  expect(within(one).queryByText('Hospital')).not.toBeInTheDocument();
  expect(one).toHaveTextContent('Emergency');
  expect(one).toHaveTextContent('Rated 4.2 of 5');
  expect(one).toHaveTextContent('Open now, closes at 21:00');
  expect(within(one).getByRole('link', { name: /Call Lake Road Hospital/ })).toHaveAttribute(
    'href',
    'tel:+912055501000',
  );
  expect(within(one).getByRole('link', { name: /Directions to Lake Road Hospital/ })).toHaveAttribute(
    'href',
    first?.link,
  );

  expect(two).toHaveTextContent('About 2.3 km');
  expect(two).not.toHaveTextContent('Rated');
  expect(two).toHaveTextContent('Closed now');
  expect(within(two).queryByRole('link', { name: /Call/ })).not.toBeInTheDocument();
  expect(screen.getByText('© OpenStreetMap contributors')).toBeInTheDocument();
  expect(screen.getByText(/^Places from/)).toHaveTextContent('Places from © OpenStreetMap contributors, nhs, OGL v3');
});

test('exactly one result is a card instead of a list', async () => {
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json(fixtures.places.slice(0, 1))));
  const { user } = renderRemote('nearby');
  await user.type(box(), '18.5,73.8{Enter}');
  expect(await screen.findByRole('heading', { name: 'Closest to you' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Lake Road Hospital' })).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('the rest of a long list comes on demand and takes the focus', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...fixtures.places[0],
    name: `Clinic ${index + 1}`,
    lat: index,
  }));
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json(many)));
  const { user } = renderRemote('nearby');
  await user.type(box(), '18.5,73.8{Enter}');
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
  expect(screen.getByRole('heading', { name: 'Clinic 7' })).toHaveFocus();
});

test('the button says so while it searches, and cannot be pressed again', async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('*/api/v1/nearby/search', async () => {
      await waiting;
      return HttpResponse.json(fixtures.places);
    }),
  );
  const { user } = renderRemote('nearby');
  await user.type(box(), '18.5,73.8{Enter}');
  expect(await screen.findByRole('button', { name: 'Searching...' })).toBeDisabled();
  answer();
  expect(await screen.findByRole('button', { name: 'Find Nearby' })).toBeEnabled();
});

test('an empty location is refused at the field, which takes the focus', async () => {
  const { user } = renderRemote('nearby');
  await user.click(find());
  expect(box()).toHaveAccessibleDescription(/Please enter a location or use current location/);
  expect(box()).toBeInvalid();
  expect(box()).toHaveFocus();
  await user.type(box(), 'P');
  expect(screen.queryByText('Please enter a location or use current location')).not.toBeInTheDocument();
});

test.each([
  ['an unknown place', 'Nowhere at all', true],
  ['a latitude above 90', '91,73', false],
  ['a longitude above 180', '18,-180.5', false],
])('%s could not be found', async (_name, typed, isAsked) => {
  const calls = recordCalls();
  server.use(http.post('*/api/v1/nearby/geocode', () => problem(404, 'Unknown.', { reason: 'location_not_found' })));
  const { user } = renderRemote('nearby');
  await user.type(box(), `${typed}{Enter}`);
  expect(await screen.findByText('Could not find the specified location. Please try again.')).toBeInTheDocument();
  expect(box()).toHaveFocus();
  expect(calls).toHaveLength(isAsked ? 1 : 0);
});

test('Use Current Location fills in the position; Clear empties the box and gives it the focus', async () => {
  deviceAnswers({ lat: 18.5286123, lng: 73.8412 });
  const { user } = renderRemote('nearby');
  await user.click(screen.getByRole('button', { name: 'Use Current Location' }));
  expect(box()).toHaveValue('18.52861, 73.84120');
  expect(screen.getByText('We filled in your current location.')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Clear location' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

test.each([
  ['denied', 1],
  ['unavailable', 2],
  ['too late', 3],
])('a position that is %s asks to check the permission', async (_name, code) => {
  deviceAnswers({ code });
  const { user } = renderRemote('nearby');
  await user.click(screen.getByRole('button', { name: 'Use Current Location' }));
  expect(box()).toHaveAccessibleDescription(
    /Failed to get your current location. Please check your location permissions./,
  );
});

test('a browser without positions does the same', async () => {
  deviceHasNoPosition();
  const { user } = renderRemote('nearby');
  await user.click(screen.getByRole('button', { name: 'Use Current Location' }));
  expect(
    screen.getByText('Failed to get your current location. Please check your location permissions.'),
  ).toBeInTheDocument();
});

test('a search is still there after visiting another page, but not for another person', async () => {
  const { user, goTo } = renderRemote('nearby');
  await user.type(box(), '18.5,73.8{Enter}');
  await screen.findByRole('heading', { name: '2 hospitals' });
  goTo('ambulance');
  goTo('nearby');
  expect(screen.getByRole('heading', { name: '2 hospitals' })).toBeInTheDocument();
  expect(box()).toHaveValue('18.5,73.8');
  goTo('nearby', { user: { ...fixtures.user, id: 'somebody-else' } });
  expect(screen.queryByRole('heading', { name: '2 hospitals' })).not.toBeInTheDocument();
  expect(box()).toHaveValue('');
});

test('"Open now" leaves out closed places and keeps those of unknown hours under a note', async () => {
  const states = [{ openNow: null }, { openNow: true }, { openNow: false }];
  const found = states.map((state, index) => ({ ...fixtures.places[0], name: `Clinic ${index}`, ...state }));
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json(found)));
  const { user } = renderRemote('nearby');
  await user.type(box(), '18.5,73.8{Enter}');
  await user.click(await screen.findByRole('checkbox', { name: 'Open now' }));
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['1. Clinic 1', '2. Clinic 0']);
  expect(screen.getByText('We know of 1 that is open now.', { exact: false })).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('checkbox', { name: 'Open now' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('where no opening hours are known, none are spoken of and nothing is filtered by them', async () => {
  const found = fixtures.places.map((place) => ({ ...place, openNow: null, closesAt: null }));
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json(found)));
  const { user } = renderRemote('nearby');
  await user.type(box(), '18.5,73.8{Enter}');
  await screen.findByRole('heading', { name: '2 hospitals' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/hours|open now/i);
});

test('before the first search the map has its place, and says when it can be seen', async () => {
  const { user } = renderRemote('nearby');
  expect(screen.getByText('Once you have searched, you can see the places on a map here.')).toBeInTheDocument();
  await user.type(box(), '18.5,73.8{Enter}');
  expect(await screen.findByRole('button', { name: 'Show map' })).toBeInTheDocument();
  expect(screen.queryByText(/Once you have searched/)).not.toBeInTheDocument();
});

test('when all are closed it says so, and shows them again on request', async () => {
  const closed = fixtures.places.map((place) => ({ ...place, openNow: false }));
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json(closed)));
  const { user } = renderRemote('nearby');
  await user.type(box(), '18.5,73.8{Enter}');
  await user.click(await screen.findByRole('checkbox', { name: 'Open now' }));
  expect(screen.getByText('None of these places is open now.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all places' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('the map has its place while it is not known whether there is one', async () => {
  renderRemote('nearby', { mapTiles: undefined });
  expect(await screen.findByText('Once you have searched, you can see the places on a map here.')).toBeInTheDocument();
});

test('a deployment without a map offers none', async () => {
  const { user } = renderRemote('nearby', { mapTiles: null });
  await user.type(box(), '18.5,73.8{Enter}');
  await screen.findByRole('heading', { name: '2 hospitals' });
  expect(screen.queryByRole('button', { name: 'Show map' })).not.toBeInTheDocument();
});

test('a position that is only the middle of a town is told', async () => {
  server.use(
    http.post('*/api/v1/nearby/geocode', () => HttpResponse.json({ lat: 18.5, lng: 73.8, approximate: true })),
  );
  const { user } = renderRemote('nearby');
  await user.type(box(), 'Pune{Enter}');
  expect(await screen.findByText(/^Searched from the centre of Pune\./)).toBeInTheDocument();
  server.use(
    http.post('*/api/v1/nearby/geocode', () => HttpResponse.json({ lat: 18.5, lng: 73.8, approximate: false })),
  );
  await user.click(find());
  await waitFor(() => expect(screen.queryByText(/^Searched from the centre/)).not.toBeInTheDocument());
});

test('in Hindi, too, a card does not repeat what its heading says', async () => {
  await texts.fetch('hi');
  const { user } = renderRemote('nearby', { locale: 'hi' });
  await user.type(await screen.findByRole('textbox'), '18.5,73.8{Enter}');
  expect(await screen.findByRole('heading', { name: '2 अस्पताल' })).toBeInTheDocument();
  expect(screen.queryByText('अस्पताल', { selector: 'span' })).toBeNull();
});
