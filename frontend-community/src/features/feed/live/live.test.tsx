import { fixtures, problem } from '@sahaay/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { LIVE, LIVE_POSTS, ServedNews } from '../../../testing/live.ts';
import { article, heart, held, LIKE, post, REPLIES, reply, servePosts, serveReplies } from '../../../testing/posts.ts';
import { pass, startQuickTime } from '../../../testing/quick-time.ts';
import { renderRemote } from '../../../testing/render-remote.tsx';
import { server, startServer } from '../../../testing/server.ts';
import { pause } from './stream.ts';

startServer();
startQuickTime();
// jsdom does not scroll.
beforeAll(() => void (Element.prototype.scrollIntoView = () => undefined));

const later = (milliseconds: number) => act(() => pass(milliseconds));
const old = post({
  id: 'old',
  username: 'Farida Sheikh',
  content: 'Old',
  createdAt: '2026-11-20T09:00:00.000Z',
  likes: 3,
});
const fresh = (n: number) =>
  post({ id: `new-${n}`, username: 'Ravi Deshmukh', content: `New ${n}`, createdAt: `2026-11-20T10:0${n}:00.000Z` });

async function open(news: ServedNews): Promise<void> {
  renderRemote();
  await article('Farida Sheikh');
  await waitFor(() => expect(news.streams).toBe(1));
}

describe('news', () => {
  it('offers new posts, and shows them when the person wants to', async () => {
    servePosts(old);
    const news = new ServedNews();
    await open(news);
    servePosts(fresh(2), fresh(1), old);
    news.tell({ posts: 2 });
    await later(4000);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: '2 new posts' }));
    expect(screen.getAllByRole('article').map((one) => within(one).getByText(/^(New|Old)/).textContent)).toEqual([
      'New 2',
      'New 1',
      'Old',
    ]);
    expect(screen.getByRole('heading', { name: 'Recent Posts' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  });

  it('offers nothing when the posts are by people whom the person does not read', async () => {
    servePosts(old);
    const news = new ServedNews();
    await open(news);
    news.tell({ posts: 1 });
    await later(4000);
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  });

  it('counts likes where they show, but not under a tap that is on its way', async () => {
    servePosts(old);
    const news = new ServedNews();
    await open(news);
    news.tell({ likes: [{ id: 'old', likes: 4 }] });
    await waitFor(async () => expect(await heart('Farida Sheikh')).toHaveTextContent('4'));
    const like = held(() => HttpResponse.json({ likes: 6, liked: true }));
    server.use(http.post(LIKE, like.resolver));
    await userEvent.click(await heart('Farida Sheikh'));
    news.tell({ likes: [{ id: 'old', likes: 40 }] });
    await later(100);
    expect(await heart('Farida Sheikh')).toHaveTextContent('5');
    like.release();
    await waitFor(async () => expect(await heart('Farida Sheikh')).toHaveTextContent('6'));
  });

  it('counts replies to posts that show, and lets those of an open thread wait below it', async () => {
    servePosts({ ...old, replies: 1 });
    serveReplies(reply({ id: 'r1', postId: 'old', content: 'First' }));
    const news = new ServedNews();
    await open(news);
    await userEvent.click(screen.getByRole('button', { name: '1 reply' }));
    await screen.findByText('First');
    serveReplies(
      reply({ id: 'r1', postId: 'old', content: 'First' }),
      reply({ id: 'r2', postId: 'old', content: 'Second', createdAt: '2026-11-21T10:00:00.000Z' }),
    );
    server.use(http.get(LIVE_POSTS, () => HttpResponse.json([{ ...old, replies: 2 }])));
    news.tell({ replies: ['old', 'of another page'] });
    await later(4000);
    expect(await screen.findByRole('button', { name: '2 replies' })).toBeInTheDocument();
    expect(screen.queryByText('Second')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '1 new reply' }));
    expect(screen.getByText('Second')).toBeInTheDocument();
  });

  it('puts a remark as high as the post in the place of one that is gone, and the post there when it comes back', async () => {
    const other = post({ id: 'other', username: 'Ravi Deshmukh', content: 'Other' });
    servePosts(other, old);
    const news = new ServedNews();
    await open(news);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240);
    (await heart('Farida Sheikh')).focus();
    server.use(http.get(LIVE_POSTS, () => HttpResponse.json([other])));
    news.tell({ replies: ['old'] });
    await later(4000);
    const remark = await screen.findByText('Post not found');
    expect(screen.queryByText('Old')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const place = screen.getByRole('article', { name: 'Post not found' }).firstElementChild;
    expect(place).toHaveStyle({ minBlockSize: '240px' });
    expect(place).toHaveFocus();
    server.use(http.get(LIVE_POSTS, () => HttpResponse.json([other, { ...old, likes: 8 }])));
    news.tell({ replies: ['old'] });
    await later(4000);
    expect(await heart('Farida Sheikh')).toHaveTextContent('8');
    expect(remark).not.toBeInTheDocument();
  });

  it('tells an author whose post was hidden why, and takes back what waits and is gone', async () => {
    const mine = { ...old, mine: true };
    servePosts(mine);
    const news = new ServedNews();
    await open(news);
    servePosts(fresh(1), mine);
    news.tell({ posts: 1 });
    await later(4000);
    await screen.findByRole('button', { name: '1 new post' });
    servePosts(mine);
    const hidden = { by: 'reports', reason: null, review: 'possible' };
    server.use(http.get(LIVE_POSTS, () => HttpResponse.json([{ ...mine, hidden }])));
    news.tell({ replies: ['old', 'new-1'] });
    await later(4000);
    expect(await screen.findByRole('button', { name: /another look/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  });

  it('leaves a post to somebody who writes a reply to it, and takes away a reply that is gone', async () => {
    servePosts({ ...old, replies: 1 });
    serveReplies(reply({ id: 'r1', postId: 'old', content: 'First' }));
    const news = new ServedNews();
    await open(news);
    await userEvent.click(screen.getByRole('button', { name: '1 reply' }));
    await screen.findByText('First');
    serveReplies();
    server.use(http.get(LIVE_POSTS, () => HttpResponse.json([])));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'I too');
    news.tell({ replies: ['old'] });
    await later(4000);
    expect(await screen.findByText('Reply not found')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('I too');
    expect(screen.getByText('Old')).toBeInTheDocument();
  });

  it('turns the heart that the person taps on another device', async () => {
    servePosts(old);
    const news = new ServedNews();
    await open(news);
    news.tell({ likes: [{ id: 'old', likes: 4, liked: true }] });
    await waitFor(async () => expect(await heart('Farida Sheikh')).toHaveAttribute('aria-pressed', 'true'));
    expect(await heart('Farida Sheikh')).toHaveTextContent('4');
    news.tell({ likes: [{ id: 'old', likes: 5 }] });
    await waitFor(async () => expect(await heart('Farida Sheikh')).toHaveTextContent('5'));
    expect(await heart('Farida Sheikh')).toHaveAttribute('aria-pressed', 'true');
  });

  it('is what the person likes on another page of the same browser', async () => {
    servePosts(old);
    await open(new ServedNews());
    const told = jest.fn();
    const other = new BroadcastChannel('sahaay.community.likes');
    other.onmessage = ({ data }) => void told(data);
    server.use(http.post(LIKE, () => HttpResponse.json({ likes: 4, liked: true })));
    await userEvent.click(await heart('Farida Sheikh'));
    await waitFor(() => expect(told).toHaveBeenCalledWith({ id: 'old', likes: 4, liked: true }));
    act(() => other.postMessage({ id: 'old', likes: 6, liked: false }));
    await waitFor(async () => expect(await heart('Farida Sheikh')).toHaveTextContent('6'));
    expect(await heart('Farida Sheikh')).toHaveAttribute('aria-pressed', 'false');
    other.close();
  });

  it('asks for all it shows when it missed some', async () => {
    servePosts(old);
    const news = new ServedNews();
    await open(news);
    servePosts(fresh(1), old);
    const asked = jest.fn();
    server.use(
      http.get(LIVE_POSTS, ({ request }) => {
        asked(new URL(request.url).searchParams.get('ids'));
        return HttpResponse.json([{ ...old, likes: 9, liked: true }]);
      }),
    );
    news.tellAnew();
    await later(4000);
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeInTheDocument();
    expect(asked).toHaveBeenCalledWith('old');
    expect(await heart('Farida Sheikh')).toHaveTextContent('9');
    expect(await heart('Farida Sheikh')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the stream', () => {
  it('is opened again where it ended', async () => {
    servePosts(old);
    const news = new ServedNews();
    await open(news);
    news.tell({ likes: [{ id: 'old', likes: 4 }] });
    await waitFor(async () => expect(await heart('Farida Sheikh')).toHaveTextContent('4'));
    news.end();
    await waitFor(() => expect(news.asked).toEqual([null, 'e2']));
  });

  it('gives way to asking, ever more rarely, when it cannot be opened', async () => {
    servePosts(old);
    const tried = jest.fn();
    server.use(
      http.get(LIVE, () => {
        tried();
        return problem(503, 'News cannot be sent right now.');
      }),
    );
    renderRemote();
    await article('Farida Sheikh');
    servePosts(fresh(1), old);
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeInTheDocument();
    const before = tried.mock.calls.length;
    await later(120_000);
    expect(tried.mock.calls.length - before).toBeLessThan(9);
    expect(tried.mock.calls.length - before).toBeGreaterThan(2);
  });

  it('is not opened any more when nobody is signed in', async () => {
    servePosts(old);
    const tried = jest.fn();
    server.use(
      http.get(LIVE, () => {
        tried();
        return problem(401, 'Please sign in to continue.');
      }),
    );
    renderRemote({ user: fixtures.user });
    await article('Farida Sheikh');
    await later(120_000);
    expect(tried).toHaveBeenCalledTimes(1);
  });

  it('ends while the page is hidden, and goes on when it is seen', async () => {
    servePosts(old);
    const news = new ServedNews();
    await open(news);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(news.streams).toBe(0));
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(news.streams).toBe(1));
    expect(news.asked).toEqual([null, 'e1']);
  });
});

test('the wait after failures grows to a minute, and differs from page to page', () => {
  for (const [failures, most] of [
    [1, 2000],
    [2, 4000],
    [5, 32_000],
    [9, 60_000],
    [900, 60_000],
  ] as const) {
    const waits = Array.from({ length: 50 }, () => pause(failures));
    expect(Math.max(...waits)).toBeLessThanOrEqual(most);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(most / 2);
    expect(new Set(waits).size).toBeGreaterThan(1);
  }
});

test('replies that wait where nobody sees the place are shown at once', async () => {
  servePosts({ ...old, replies: 0 });
  server.use(http.get(REPLIES, () => HttpResponse.json([])));
  const news = new ServedNews();
  await open(news);
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await screen.findByRole('textbox', { name: 'Your reply' });
  serveReplies(reply({ id: 'r2', postId: 'old', content: 'Below' }));
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 99_999 } as DOMRect);
  news.tell({ replies: ['old'] });
  await later(4000);
  expect(await screen.findByText('Below')).toBeInTheDocument();
});
