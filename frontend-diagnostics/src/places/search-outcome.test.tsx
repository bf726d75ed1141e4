import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fixtures, problem } from '@sahaay/contracts/testing';
import { forgetEverything } from '../memory.ts';
import { renderRemote } from '../testing/render-remote.tsx';
import { server, startServer } from '../testing/server.ts';

startServer();

const box = () => screen.getByLabelText('Location', { exact: true });
const find = () => screen.getByRole('button', { name: 'Find Nearby' });

test('no result names the filter that was searched', async () => {
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json([])));
  const { user } = renderRemote('nearby');
  await user.selectOptions(screen.getByLabelText('Filter'), 'dentist');
  await user.type(box(), '18.5,73.8{Enter}');
  const [spoken, shown] = await screen.findAllByText('No dentist found near this location');
  expect(spoken).toHaveAttribute('role', 'status');
  expect(shown).toBeVisible();
  expect(shown).toHaveFocus();
});

test('where nobody recorded any, it says so and leads to a map app that may know more', async () => {
  server.use(
    http.post('*/api/v1/nearby/search', () => HttpResponse.json([], { headers: { 'Search-Coverage': 'unknown' } })),
  );
  const { user } = renderRemote('nearby');
  await user.selectOptions(screen.getByLabelText('Filter'), 'pharmacy');
  await user.type(box(), '21.15,79.09{Enter}');
  expect(
    await screen.findByText('Our list has no pharmacy here yet. There may still be one: search in Maps.'),
  ).toBeVisible();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Search in Maps' });
  expect(new URL(href).searchParams.get('query')).toBe('Pharmacy near 21.15,79.09');
});

test('what came is scrolled into view when it begins below the window, and has the focus', async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this);
  };
  const below = jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 700, 300, 32));
  const { user } = renderRemote('nearby');
  await user.type(box(), '18.5,73.8{Enter}');
  const heading = await screen.findByRole('heading', { name: '2 hospitals' });
  expect(heading).toHaveFocus();
  expect(scrolled).toEqual([heading]);

  below.mockReturnValue(new DOMRect(0, 120, 300, 32));
  server.use(http.post('*/api/v1/nearby/search', () => problem(502, 'Unavailable.')));
  await user.click(find());
  await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
  expect(scrolled).toHaveLength(1);
  below.mockRestore();
});

test('without a connection a typed place is not called unknown; the page says that it is offline', async () => {
  server.use(http.post('*/api/v1/nearby/geocode', () => HttpResponse.error()));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderRemote('nearby');
  await user.type(box(), 'Shivajinagar, Pune{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An error occurred while searching. Please try again later.',
  );
  expect(screen.getByText('You are offline. Searching needs a connection.')).toBeInTheDocument();
  expect(screen.queryByText(/Could not find the specified location/)).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

test('that there was none elsewhere is not said beside a search that runs, fails or finds no such location', async () => {
  const none = () => screen.queryAllByText('No hospital found near this location');
  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json([])));
  const { user } = renderRemote('nearby');
  await user.type(box(), '0,0{Enter}');
  await screen.findAllByText('No hospital found near this location');

  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(http.post('*/api/v1/nearby/search', () => answered.then(() => problem(502, 'Unavailable.'))));
  await user.clear(box());
  await user.type(box(), '18.5,73.8{Enter}');
  expect(none()).toEqual([]);
  answer();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(none()).toEqual([]);

  await user.clear(box());
  await user.type(box(), '91,0{Enter}');
  await screen.findByText('Could not find the specified location. Please try again.');
  expect(none()).toEqual([]);
});

test('places of the last search say that they are, when the new location is unknown', async () => {
  const { user } = renderRemote('nearby');
  await user.type(box(), '18.5,73.8{Enter}');
  await screen.findByRole('heading', { name: '2 hospitals' });
  await user.clear(box());
  await user.type(box(), '91,0{Enter}');
  expect(await screen.findByText('These are the places from your last search.')).toBeInTheDocument();
});

test('a failed search says so, offers Retry, and does not lose the last result', async () => {
  const { user } = renderRemote('nearby');
  await user.type(box(), '18.5,73.8{Enter}');
  await screen.findByRole('heading', { name: '2 hospitals' });

  server.use(http.post('*/api/v1/nearby/search', () => problem(502, 'Unavailable.')));
  await user.click(find());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('An error occurred while searching. Please try again later.');
  expect(screen.getByRole('heading', { name: '2 hospitals' })).toBeInTheDocument();

  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.json(fixtures.places.slice(0, 1))));
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Closest to you' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('how far was looked is told when there is little nearby', async () => {
  server.use(
    http.post('*/api/v1/nearby/search', () =>
      HttpResponse.json(fixtures.places, { headers: { 'Search-Radius': '50000' } }),
    ),
  );
  const { user } = renderRemote('nearby');
  await user.type(box(), '18.5,73.8{Enter}');
  expect(await screen.findByText('We found 2 within 10 km and none farther away.')).toBeInTheDocument();
  const [near, other] = fixtures.places;
  server.use(
    http.post('*/api/v1/nearby/search', () =>
      HttpResponse.json([near, { ...other, distanceMeters: 30_000 }], { headers: { 'Search-Radius': '50000' } }),
    ),
  );
  await user.click(find());
  expect(await screen.findByText('We found 1 within 10 km. The others are farther away.')).toBeInTheDocument();
});

test('when the search fails, what was kept of an earlier visit is shown with its age', async () => {
  const { user, unmount } = renderRemote('nearby');
  await user.type(box(), '18.5,73.8{Enter}');
  await screen.findByRole('heading', { name: '2 hospitals' });
  unmount();
  forgetEverything();

  server.use(http.post('*/api/v1/nearby/search', () => HttpResponse.error()));
  const again = renderRemote('nearby');
  await again.user.type(box(), '18.5,73.8{Enter}');
  expect(await screen.findByText('Saved just now')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Lake Road Hospital' })).toBeInTheDocument();
  expect(screen.queryByText(/^Open now/)).not.toBeInTheDocument();
});
