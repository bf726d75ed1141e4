import { createApiClient, type Schema } from '@sahaay/contracts';
import { POST_MAX_LENGTH } from '@sahaay/contracts/constants';
import { CONTRACT_VERSION, paths, type ShellServices } from '@sahaay/contracts/shell';
import { fixtures, handlers, problem } from '@sahaay/contracts/testing';
import { QueryClient, QueryClientProvider } from '@sahaay/kit';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { App } from '../../remote-app.tsx';

const POSTS = '*/api/v1/community/posts';
const LIKE = '*/api/v1/community/posts/:id/like';

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function open({ user = fixtures.user }: { user?: ShellServices['user'] } = {}) {
  const notify = { success: jest.fn(), error: jest.fn() };
  const services: ShellServices = {
    contractVersion: CONTRACT_VERSION,
    user,
    api: createApiClient(location.origin),
    locale: 'en',
    theme: 'light',
    paths,
    notify,
    requireSignIn: jest.fn(),
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <App services={services} page="community" />
    </QueryClientProvider>,
  );
  return { notify, services };
}

const post = (change: Partial<Schema<'Post'>> = {}): Schema<'Post'> => ({ ...fixtures.posts[1]!, ...change });
const servePosts = (...posts: Schema<'Post'>[]) => server.use(http.get(POSTS, () => HttpResponse.json(posts)));
const article = async (name = 'Anonymous') => screen.findByRole('article', { name });
const heart = async (name?: string) => within(await article(name)).getByRole('button', { name: /like/ });
const composer = () => screen.getByRole('textbox', { name: 'Your post' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Post' }));

/** A call that answers when the test says so. */
function held(answer: () => Response) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const calls = jest.fn();
  const resolver = async () => {
    calls();
    await gate;
    return answer();
  };
  return { resolver, release: () => release(), calls };
}

describe('reading posts', () => {
  it('shows who wrote what, when, and how many like it', async () => {
    const createdAt = new Date(2026, 10, 20, 9, 4).toISOString();
    servePosts(post({ username: 'Farida Sheikh', content: 'It helped.', likes: 18, liked: true, createdAt }));
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading posts...');
    const shown = within(await article('Farida Sheikh'));
    expect(shown.getByText('It helped.')).toBeInTheDocument();
    expect(shown.getByText('20/11/26, 09:04')).toBeInTheDocument();
    expect(shown.getByRole('button', { name: '18 likes', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Community Forum' })).toBeInTheDocument();
    expect(screen.getByText(/It is not medical advice/)).toBeInTheDocument();
  });

  it('makes web addresses links and shows everything else as text', async () => {
    servePosts(post({ content: '<b>See</b> https://who.int/ors.' }));
    open();
    const shown = within(await article());
    expect(shown.getByText(/<b>See<\/b>/)).toBeInTheDocument();
    const link = shown.getByRole('link', { name: 'https://who.int/ors' });
    expect(link).toHaveAttribute('href', 'https://who.int/ors');
    expect(link).toHaveAttribute('rel', 'nofollow noopener ugc');
  });

  it('invites to write the first post', async () => {
    servePosts();
    open();
    expect(await screen.findByText('No posts yet. Be the first to share!')).toBeInTheDocument();
  });

  it.each([
    [401, 'You need to be logged in to view community posts'],
    [403, "You don't have permission to access the community"],
    [404, 'Community posts not found'],
    [500, 'Server error. Please try again later'],
    [503, 'Server error. Please try again later'],
    [429, 'Failed to load posts (429)'],
  ])('says what a %d means and loads again on Retry', async (status, message) => {
    server.use(http.get(POSTS, () => problem(status, 'No'), { once: true }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByText(/No posts yet/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await article('Farida Sheikh')).toBeInTheDocument();
  });

  it('says when there is no connection', async () => {
    server.use(http.get(POSTS, () => HttpResponse.error()));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please check your internet connection');
  });

  it('shows older posts on request, until there are none', async () => {
    server.use(
      http.get(POSTS, ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor');
        if (cursor === 'older') return HttpResponse.json([post({ id: 'old', username: 'Old Hand' })]);
        const headers = { Link: '</api/v1/community/posts?cursor=older>; rel="next"' };
        return HttpResponse.json([post({ id: 'new', username: 'Newcomer' })], { headers });
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await article('Old Hand')).toBeInTheDocument();
    expect(await article('Newcomer')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('keeps what is shown when older posts fail to load, and lets the person try again', async () => {
    server.use(
      http.get(POSTS, ({ request }) => {
        if (request.url.includes('cursor')) return problem(500, 'Oops');
        return HttpResponse.json([post()], { headers: { Link: '</posts?cursor=older>; rel="next"' } });
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later');
    expect(await article()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show more' })).toBeEnabled();
  });
});

describe('writing a post', () => {
  it('puts the new post on top, clears the composer and says so', async () => {
    const { notify } = open();
    await article('Farida Sheikh');
    await userEvent.type(composer(), '  A walk helps me sleep.  ');
    await send();
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Post created successfully!'));
    expect(composer()).toHaveValue('');
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('A walk helps me sleep.');
  });

  it('takes the place of the invitation when it is the first', async () => {
    servePosts();
    open();
    await screen.findByText(/No posts yet/);
    await userEvent.type(composer(), 'Hello');
    await send();
    expect(await article('Asha Kulkarni')).toHaveTextContent('Hello');
    expect(screen.queryByText(/No posts yet/)).not.toBeInTheDocument();
  });

  it('is busy until the server answers', async () => {
    const create = held(() => HttpResponse.json(post({ id: 'new' }), { status: 201 }));
    server.use(http.post(POSTS, create.resolver));
    open();
    await userEvent.type(composer(), 'Hello');
    await send();
    expect(screen.getByRole('button', { name: 'Posting...' })).toBeDisabled();
    create.release();
    expect(await screen.findByRole('button', { name: 'Post' })).toBeEnabled();
    expect(create.calls).toHaveBeenCalledTimes(1);
  });

  it.each(['', '   \n '])('refuses %j without a call', async (blank) => {
    const create = held(() => problem(500, 'must not be called'));
    server.use(http.post(POSTS, create.resolver));
    const { notify } = open();
    fireEvent.change(composer(), { target: { value: blank } });
    await send();
    expect(notify.error).toHaveBeenCalledWith('Post content cannot be empty');
    expect(create.calls).not.toHaveBeenCalled();
    expect(composer()).toHaveFocus();
  });

  it('counts down near the limit and refuses what is over it', async () => {
    const { notify } = open();
    fireEvent.change(composer(), { target: { value: 'a'.repeat(POST_MAX_LENGTH - 1) } });
    expect(composer()).toHaveAccessibleDescription('1 character left');
    fireEvent.change(composer(), { target: { value: 'a'.repeat(POST_MAX_LENGTH + 2) } });
    expect(composer()).toHaveAccessibleDescription('2 characters too many');
    expect(composer()).toBeInvalid();
    await send();
    expect(notify.error).toHaveBeenCalledWith('Your post is too long. Please shorten it');
  });

  it.each([
    [401, 'You need to be logged in to create a post'],
    [403, "You don't have permission to create posts"],
    [413, 'Your post is too long. Please shorten it'],
    [500, 'Server error. Please try again later'],
    [429, 'Failed to create post: Too many posts.'],
  ])('says what a %d means and keeps what was written', async (status, message) => {
    server.use(http.post(POSTS, () => problem(status, 'Too many posts.')));
    const { notify } = open();
    await userEvent.type(composer(), 'Hello');
    await send();
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message));
    expect(composer()).toHaveValue('Hello');
  });

  it('says when there is no connection', async () => {
    server.use(http.post(POSTS, () => HttpResponse.error()));
    const { notify } = open();
    await userEvent.type(composer(), 'Hello');
    await send();
    const message = 'Failed to create post: Network error. Please check your internet connection';
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message));
  });

  it.each([
    [fixtures.user, 'Posted as Asha Kulkarni'],
    [null, 'Posted as Anonymous'],
  ])('says under which name it will stand', (user, words) => {
    open({ user });
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});

describe('liking a post', () => {
  it('turns the heart at once, then shows what the server counted', async () => {
    const like = held(() => HttpResponse.json({ likes: 9, liked: true }));
    server.use(http.post(LIKE, like.resolver));
    open();
    expect(await heart()).toHaveAccessibleName('6 likes');
    await userEvent.click(await heart());
    expect(await heart()).toHaveAccessibleName('7 likes');
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    like.release();
    await waitFor(async () => expect(await heart()).toHaveAccessibleName('9 likes'));
  });

  it('takes a like back', async () => {
    server.use(http.post(LIKE, () => HttpResponse.json({ likes: 17, liked: false })));
    open();
    await userEvent.click(await heart('Farida Sheikh'));
    await waitFor(async () => expect(await heart('Farida Sheikh')).toHaveAttribute('aria-pressed', 'false'));
    expect(await heart('Farida Sheikh')).toHaveAccessibleName('17 likes');
  });

  it('sends one like of a post at a time, while other posts stay free', async () => {
    const like = held(() => HttpResponse.json({ likes: 7, liked: true }));
    server.use(http.post(LIKE, like.resolver));
    open();
    await userEvent.click(await heart());
    expect(await heart()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await heart());
    expect(like.calls).toHaveBeenCalledTimes(1);
    await userEvent.click(await heart('Farida Sheikh'));
    await waitFor(() => expect(like.calls).toHaveBeenCalledTimes(2));
    like.release();
    await waitFor(async () => expect(await heart()).not.toHaveAttribute('aria-disabled'));
  });

  it('likes by a double-click on the post', async () => {
    open();
    await userEvent.dblClick(within(await article()).getByText(/before giving blood/));
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('never takes a like back by a double-click', async () => {
    const like = held(() => HttpResponse.json({ likes: 17, liked: false }));
    server.use(http.post(LIKE, like.resolver));
    open();
    await userEvent.dblClick(await article('Farida Sheikh'));
    expect(like.calls).not.toHaveBeenCalled();
    expect(await heart('Farida Sheikh')).toHaveAttribute('aria-pressed', 'true');
  });

  it('takes an impatient double-click on the heart for one', async () => {
    const calls = jest.fn();
    server.use(
      http.post(LIKE, () => {
        calls();
        return HttpResponse.json({ likes: 7, liked: true });
      }),
    );
    open();
    await userEvent.dblClick(await heart());
    await waitFor(async () => expect(await heart()).not.toHaveAttribute('aria-disabled'));
    expect(calls).toHaveBeenCalledTimes(1);
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    [401, 'You need to be logged in to like posts'],
    [500, 'Failed to like post'],
  ])('turns the heart back after a %d and says why', async (status, message) => {
    server.use(http.post(LIKE, () => problem(status, 'No')));
    const { notify } = open();
    await userEvent.click(await heart());
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message));
    expect(await heart()).toHaveAccessibleName('6 likes');
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it('removes a post that is gone', async () => {
    server.use(http.post(LIKE, () => problem(404, 'Gone')));
    const { notify } = open();
    await userEvent.click(await heart());
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Post not found'));
    expect(screen.queryByRole('article', { name: 'Anonymous' })).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Farida Sheikh' })).toBeInTheDocument();
  });
});
