import { problem } from '@sahaay/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { article, post, POSTS } from '../../testing/posts.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';
import type { Post } from './feed-cache.ts';

startServer();

const REVIEW = '*/api/v1/community/posts/:id/review';
const hidden = (change: Partial<NonNullable<Post['hidden']>> = {}): Post =>
  post({
    username: 'Asha',
    mine: true,
    hidden: { by: 'moderator', reason: 'sells_cures', review: 'possible', ...change },
  });
const serveMine = (...posts: Post[]) =>
  server.use(
    http.get(POSTS, ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.get('by') === 'mine' ? posts : []),
    ),
  );

describe('one’s own posts', () => {
  it('are a list of their own', async () => {
    serveMine(post({ username: 'Asha', content: 'Mine' }));
    renderRemote();
    await userEvent.click(screen.getByRole('link', { name: 'My posts' }));
    expect(await screen.findByText('Mine')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My posts' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('textbox', { name: 'Your post' })).not.toBeInTheDocument();
  });

  it('say why one is hidden, and take the wish for another look', async () => {
    serveMine(hidden());
    server.use(http.post(REVIEW, () => HttpResponse.json({ data: { done: true } })));
    renderRemote({}, '/user/community/mine');
    const shown = within(await article('Asha'));
    expect(shown.getByText('A moderator hid this. Only you can see it now.')).toBeInTheDocument();
    expect(shown.getByText('It sells a medicine or promises a cure.')).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: /like/ })).not.toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Ask for another look' }));
    const asked = await shown.findByText('You asked for another look. A moderator will decide.');
    expect(asked).toHaveFocus();
    expect(shown.queryByRole('button', { name: 'Ask for another look' })).not.toBeInTheDocument();
  });

  it('know what was asked in another tab', async () => {
    serveMine(hidden({ by: 'reports', reason: null }));
    server.use(http.post(REVIEW, () => problem(409, 'Asked')));
    renderRemote({}, '/user/community/mine');
    const shown = within(await article('Asha'));
    expect(shown.getByText('Several people reported this. Only you can see it now.')).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Ask for another look' }));
    expect(await shown.findByText(/^You asked/)).toBeInTheDocument();
  });

  it('offer to ask again when asking failed', async () => {
    serveMine(hidden());
    server.use(http.post(REVIEW, () => problem(500, 'No')));
    const { notify } = renderRemote({}, '/user/community/mine');
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for another look' }));
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('That did not work. Please try again'));
    expect(screen.getByRole('button', { name: 'Ask for another look' })).toBeEnabled();
  });

  it('say what a moderator answered', async () => {
    serveMine(hidden({ review: 'done' }));
    renderRemote({}, '/user/community/mine');
    expect(await screen.findByText('A moderator has looked at it again.')).toBeInTheDocument();
  });

  it('say when there is none', async () => {
    serveMine();
    renderRemote({}, '/user/community/mine');
    expect(await screen.findByText('You have not posted anything yet.')).toBeInTheDocument();
  });
});
