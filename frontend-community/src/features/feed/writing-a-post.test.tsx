import { POST_MAX_LENGTH } from '@sahaay/contracts/constants';
import { fixtures, problem } from '@sahaay/contracts/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { article, held, post, POSTS, servePosts } from '../../testing/posts.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';

startServer();

const composer = () => screen.getByRole('textbox', { name: 'Your post' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Post' }));

describe('writing a post', () => {
  it('puts the new post on top, clears the composer and says so', async () => {
    const { notify } = renderRemote();
    await article('Farida Sheikh');
    await userEvent.type(composer(), '  A walk helps me sleep.  ');
    await send();
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Post created successfully!'));
    expect(composer()).toHaveValue('');
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('A walk helps me sleep.');
  });

  it('takes the place of the invitation when it is the first', async () => {
    servePosts();
    renderRemote();
    await screen.findByText(/No posts yet/);
    await userEvent.type(composer(), 'Hello');
    await send();
    expect(await article('Asha Kulkarni')).toHaveTextContent('Hello');
    expect(screen.queryByText(/No posts yet/)).not.toBeInTheDocument();
  });

  it('is busy until the server answers', async () => {
    const create = held(() => HttpResponse.json(post({ id: 'new' }), { status: 201 }));
    server.use(http.post(POSTS, create.resolver));
    renderRemote();
    await userEvent.type(composer(), 'Hello');
    await send();
    expect(screen.getByRole('button', { name: 'Posting...' })).toBeDisabled();
    create.release();
    expect(await screen.findByRole('button', { name: 'Post' })).toBeEnabled();
    expect(create.calls).toHaveBeenCalledTimes(1);
  });

  it('leads a child to an adult who agrees in Settings, while everything can be read', async () => {
    renderRemote({ user: { ...fixtures.user, child: true } });
    await article('Farida Sheikh');
    expect(screen.queryByRole('textbox', { name: 'Your post' })).not.toBeInTheDocument();
    expect(screen.getByText(/^You are under 18/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask an Adult to Agree' })).toHaveAttribute('href', '/user/settings');
  });

  it('is for a child to whom an adult agreed, and the server says why when it is not', async () => {
    const message = 'You are under 18. Please ask your parent or guardian';
    server.use(http.post(POSTS, () => problem(403, message, { reason: 'guardian_needed' })));
    const guardian = {
      name: 'Meera',
      agreedAt: '2026-11-27T10:15:00.000Z',
      version: '2026-11-28',
      language: 'en',
    } as const;
    const { notify } = renderRemote({ user: { ...fixtures.user, child: true, guardian } });
    await userEvent.type(composer(), 'Hello');
    await send();
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message));
    expect(composer()).toHaveValue('Hello');
  });

  it.each(['', '   \n '])('refuses %j without a call', async (blank) => {
    const create = held(() => problem(500, 'must not be called'));
    server.use(http.post(POSTS, create.resolver));
    const { notify } = renderRemote();
    fireEvent.change(composer(), { target: { value: blank } });
    await send();
    expect(notify.error).toHaveBeenCalledWith('Post content cannot be empty');
    expect(create.calls).not.toHaveBeenCalled();
    expect(composer()).toHaveFocus();
  });

  it('counts down near the limit and refuses what is over it', async () => {
    const { notify } = renderRemote();
    fireEvent.change(composer(), { target: { value: 'a'.repeat(POST_MAX_LENGTH - 1) } });
    expect(composer()).toHaveAccessibleDescription('1 character left');
    fireEvent.change(composer(), { target: { value: 'a'.repeat(POST_MAX_LENGTH + 2) } });
    expect(composer()).toHaveAccessibleDescription('2 characters too many');
    expect(composer()).toBeInvalid();
    await send();
    expect(notify.error).toHaveBeenCalledWith('Your post is too long. Please shorten it');
  });

  it('counts an emoji as one character, as the server does', () => {
    renderRemote();
    fireEvent.change(composer(), { target: { value: '🙏'.repeat(POST_MAX_LENGTH - 1) } });
    expect(composer()).toHaveAccessibleDescription('1 character left');
  });

  it.each([
    [401, 'You need to be logged in to create a post'],
    [403, "You don't have permission to create posts"],
    [413, 'Your post is too long. Please shorten it'],
    [500, 'Server error. Please try again later'],
    [429, 'Failed to create post: Too many posts.'],
  ])('says what a %d means and keeps what was written', async (status, message) => {
    server.use(http.post(POSTS, () => problem(status, 'Too many posts.')));
    const { notify } = renderRemote();
    await userEvent.type(composer(), 'Hello');
    await send();
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message));
    expect(composer()).toHaveValue('Hello');
  });

  it('says when there is no connection', async () => {
    server.use(http.post(POSTS, () => HttpResponse.error()));
    const { notify } = renderRemote();
    await userEvent.type(composer(), 'Hello');
    await send();
    const message = 'Failed to create post: Network error. Please check your internet connection';
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message));
  });

  it('waits without a network, says so, and goes once under one key when the network is back', async () => {
    const keys: (string | null)[] = [];
    let isOnline = false;
    server.use(
      http.post(POSTS, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return isOnline
          ? HttpResponse.json(post({ id: 'sent', content: 'Hello' }), { status: 201 })
          : HttpResponse.error();
      }),
    );
    const { notify } = renderRemote();
    await userEvent.type(composer(), 'Hello');
    await send();
    expect(await screen.findByText('No connection. This is sent as soon as there is one.')).toBeInTheDocument();
    expect(composer()).toHaveAttribute('readonly');
    cleanup();
    renderRemote({ notify });
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(await screen.findByText(/^No connection/)).toBeInTheDocument();
    expect(notify.error).not.toHaveBeenCalledTimes(2);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(composer()).toHaveValue(''));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(notify.success).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('can be changed while it waits, and then goes under another key', async () => {
    const keys = new Set<string | null>();
    server.use(
      http.post(POSTS, ({ request }) => {
        keys.add(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    renderRemote();
    await userEvent.type(composer(), 'Hello');
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Change it first' }));
    expect(composer()).toHaveFocus();
    await userEvent.type(composer(), ' all');
    await send();
    await waitFor(() => expect(keys.size).toBe(2));
  });

  it('keeps its key when the same words are sent again after a failure of the server', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(POSTS, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return problem(500, 'No');
      }),
    );
    renderRemote();
    await userEvent.type(composer(), 'Hello');
    await send();
    await waitFor(() => expect(keys).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Post' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
  });

  it.each([
    [fixtures.user, 'Everyone here will see your name: Asha Kulkarni'],
    [null, 'You have given no name yet. A name you give later will show here too.'],
  ])('says under which name it will stand', (user, words) => {
    renderRemote({ user });
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
