import { fixtures, problem } from '@sahaay/contracts/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { article, choose, post, reply, REPLIES, REPLY, servePosts, serveReplies } from '../../testing/posts.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';

startServer();

const opener = (name: RegExp | string) => screen.findByRole('button', { name });
const thread = () => within(screen.getByRole('region', { name: 'Replies' }));
const box = () => thread().getByRole('textbox', { name: 'Your reply' });
const send = () => userEvent.click(thread().getByRole('button', { name: 'Reply' }));
const open = async () => userEvent.click(await opener('2 replies'));

describe('reading replies', () => {
  it('happens below the post, oldest first, when somebody opens them', async () => {
    servePosts(post({ replies: 2 }));
    serveReplies(
      reply({ id: 'a', username: 'Ravi', content: 'Eat well before.', createdAt: '2026-11-20T05:00:00.000Z' }),
      reply({ id: 'b', username: 'Meena', content: 'And drink.', createdAt: '2026-11-20T06:00:00.000Z', likes: 3 }),
    );
    renderRemote();
    expect(await opener('2 replies')).toHaveAttribute('aria-expanded', 'false');
    await open();
    expect(await article('Meena')).toHaveTextContent('And drink.');
    expect(
      thread()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('Eat well before.'), expect.stringContaining('And drink.')]);
    expect(within(await article('Meena')).getByRole('button', { name: '3 likes' })).toBeInTheDocument();
    await userEvent.click(await opener('2 replies'));
    expect(screen.queryByRole('region', { name: 'Replies' })).not.toBeInTheDocument();
  });

  it('shows more of them on request', async () => {
    servePosts(post({ replies: 2 }));
    server.use(
      http.get(REPLIES, ({ request }) =>
        request.url.includes('cursor=later')
          ? HttpResponse.json([reply({ id: 'b', username: 'Meena', createdAt: '2026-11-20T06:00:00.000Z' })])
          : HttpResponse.json([reply({ id: 'a', username: 'Ravi' })], {
              headers: { Link: '</replies?cursor=later>; rel="next"' },
            }),
      ),
    );
    renderRemote();
    await open();
    await userEvent.click(await opener('Show more replies'));
    expect(await article('Meena')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more replies' })).not.toBeInTheDocument();
  });

  it.each([
    [401, 'You need to be logged in to do this'],
    [404, 'Post not found'],
    [500, 'Server error. Please try again later'],
    [429, 'Failed to load replies (429)'],
  ])('says what a %d means and loads again on Retry', async (status, message) => {
    servePosts(post({ replies: 2 }));
    serveReplies(reply({ username: 'Ravi' }));
    server.use(http.get(REPLIES, () => problem(status, 'No'), { once: true }));
    renderRemote();
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await article('Ravi')).toBeInTheDocument();
  });
});

describe('writing a reply', () => {
  beforeEach(() => {
    servePosts(post({ replies: 0, username: 'Farida Sheikh' }));
    serveReplies();
  });

  it('puts it below the others, counts it, clears the box and says so', async () => {
    const { notify } = renderRemote();
    await userEvent.click(await opener('Reply'));
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.type(box(), '  Drink water first.  ');
    await send();
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Your reply was sent'));
    expect(await article('Asha Kulkarni')).toHaveTextContent('Drink water first.');
    expect(await opener('1 reply')).toBeInTheDocument();
    expect(box()).toHaveValue('');
  });

  it('is kept in this tab for each post until it is sent', async () => {
    renderRemote();
    await userEvent.click(await opener('Reply'));
    await userEvent.type(box(), 'Drink water');
    cleanup();
    renderRemote();
    await userEvent.click(await opener('Reply'));
    expect(box()).toHaveValue('Drink water');
    expect(thread().getByText(/^What you wrote is back/)).toBeInTheDocument();
    await userEvent.click(thread().getByRole('button', { name: 'Clear it' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is refused without a call when it is empty or too long', async () => {
    const create = jest.fn(() => problem(500, 'must not be called'));
    server.use(http.post(REPLIES, create));
    const { notify } = renderRemote();
    await userEvent.click(await opener('Reply'));
    await send();
    expect(notify.error).toHaveBeenCalledWith('Reply content cannot be empty');
    fireEvent.change(box(), { target: { value: 'a'.repeat(2001) } });
    expect(box()).toHaveAccessibleDescription('1 character too many');
    await send();
    expect(notify.error).toHaveBeenCalledWith('Your reply is too long. Please shorten it');
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    [401, 'You need to be logged in to do this'],
    [413, 'Your reply is too long. Please shorten it'],
    [500, 'Server error. Please try again later'],
    [429, 'Failed to send your reply: Too many requests.'],
  ])('says what a %d means and keeps what was written', async (status, message) => {
    server.use(http.post(REPLIES, () => problem(status, 'Too many requests.')));
    const { notify } = renderRemote();
    await userEvent.click(await opener('Reply'));
    await userEvent.type(box(), 'Hello');
    await send();
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message));
    expect(box()).toHaveValue('Hello');
  });

  it('to a post that is gone says so and takes the post away', async () => {
    server.use(http.post(REPLIES, () => problem(404, 'Post not found')));
    const { notify } = renderRemote();
    await userEvent.click(await opener('Reply'));
    await userEvent.type(box(), 'Hello');
    await send();
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Post not found'));
    expect(screen.queryByRole('article', { name: 'Farida Sheikh' })).not.toBeInTheDocument();
  });
});

describe('a reply', () => {
  beforeEach(() => servePosts(post({ replies: 2, liked: false })));

  it('is liked by its own heart and by a double-click, and the post is not', async () => {
    serveReplies(reply({ username: 'Ravi', likes: 0, liked: false }));
    const calls: string[] = [];
    server.use(
      http.post('*/like', ({ request }) => {
        calls.push(new URL(request.url).pathname);
        const liked = calls.length % 2 === 1;
        return HttpResponse.json({ likes: liked ? 1 : 0, liked });
      }),
    );
    renderRemote();
    await open();
    await userEvent.dblClick(within(await article('Ravi')).getByText(/Drink/));
    await waitFor(async () =>
      expect(within(await article('Ravi')).getByRole('button', { name: '1 like', pressed: true })).toBeEnabled(),
    );
    await userEvent.click(within(await article('Ravi')).getByRole('button', { name: '1 like' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(new Set(calls)).toEqual(new Set([`/api/v1/community/replies/${reply().id}/like`]));
  });

  it('can be deleted by its author, who is asked first', async () => {
    serveReplies(reply({ username: 'Asha Kulkarni', mine: true }));
    server.use(http.delete(REPLY, () => HttpResponse.json({ data: { done: true } })));
    const { notify } = renderRemote();
    await open();
    await userEvent.click(within(await article('Asha Kulkarni')).getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete reply' }));
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Your reply was deleted'));
    await waitFor(async () => expect(await opener('1 reply')).toHaveFocus());
    expect(screen.queryByRole('article', { name: 'Asha Kulkarni' })).not.toBeInTheDocument();
  });

  it('of somebody else can be reported, and goes when it is gone', async () => {
    serveReplies(reply({ username: 'Ravi' }));
    server.use(http.post(`${REPLY}/report`, () => problem(404, 'Reply not found')));
    const { notify } = renderRemote();
    await open();
    await choose('Ravi', 'Report');
    await userEvent.click(screen.getByRole('button', { name: 'Report reply' }));
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Reply not found'));
    expect(screen.queryByRole('article', { name: 'Ravi' })).not.toBeInTheDocument();
  });
});

describe('writing without one’s name', () => {
  it('is chosen for each post, said in words, sent, and remembered on this device for this person alone', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/v1/community/posts', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(post({ id: 'new' }), { status: 201 });
      }),
    );
    renderRemote();
    const choice = () => screen.getByRole('checkbox', { name: /^Post without my name/ });
    expect(choice()).not.toBeChecked();
    expect(choice()).toHaveAccessibleDescription('Everyone here will see your name: Asha Kulkarni');
    await userEvent.click(choice());
    expect(choice()).toHaveAccessibleDescription('Your name will not show');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your post' }), 'A private matter');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(sent).toEqual([{ content: 'A private matter', anonymous: true }]));
    renderRemote();
    expect(screen.getAllByRole('checkbox', { name: /^Post without my name/ })[1]).toBeChecked();
    renderRemote({ user: { ...fixtures.user, id: 'somebody-else' } });
    expect(screen.getAllByRole('checkbox', { name: /^Post without my name/ })[2]).not.toBeChecked();
    localStorage.clear();
  });
});
