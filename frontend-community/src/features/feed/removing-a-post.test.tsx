import type { Schema } from '@sahaay/contracts';
import { problem } from '@sahaay/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { article, choose, LIKE, post, servePosts } from '../../testing/posts.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';

startServer();

const DONE: Schema<'DoneAnswer'> = { data: { done: true } };
const question = () => within(screen.getByRole('alertdialog'));
const ask = async (name: string, action: string) =>
  userEvent.click(within(await article(name)).getByRole('button', { name: action }));
const report = () => choose('Farida Sheikh', 'Report');

describe('deleting a post', () => {
  const DELETE = '*/api/v1/community/posts/:id';

  it('is offered for own posts only', async () => {
    renderRemote();
    expect(within(await article()).getByRole('button', { name: 'Delete' })).toBeInTheDocument();
    expect(within(await article('Farida Sheikh')).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('asks first, then takes the post away and keeps the keyboard in the list', async () => {
    const deletion = jest.fn(() => HttpResponse.json(DONE));
    server.use(http.delete(DELETE, deletion));
    const { notify } = renderRemote();
    await ask('Anonymous', 'Delete');
    await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
    expect(deletion).not.toHaveBeenCalled();
    await ask('Anonymous', 'Delete');
    await userEvent.click(question().getByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Your post was deleted'));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Anonymous' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Recent Posts' })).toHaveFocus());
  });

  it('keeps the post when the call fails', async () => {
    server.use(http.delete(DELETE, () => problem(500, 'No')));
    const { notify } = renderRemote();
    await ask('Anonymous', 'Delete');
    await userEvent.click(question().getByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Failed to delete post'));
    expect(await article('Anonymous')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('says plainly that another page of this person was faster, and takes the post away', async () => {
    server.use(http.delete(DELETE, () => problem(404, 'Post not found')));
    const { notify } = renderRemote();
    await ask('Anonymous', 'Delete');
    await userEvent.click(question().getByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Post not found'));
    expect(screen.queryByRole('article', { name: 'Anonymous' })).not.toBeInTheDocument();
  });
});

describe('reporting a post', () => {
  const REPORT = '*/api/v1/community/posts/:id/report';

  it('asks first, thanks, and cannot be sent twice', async () => {
    server.use(http.post(REPORT, () => HttpResponse.json(DONE)));
    const { notify } = renderRemote();
    await report();
    await userEvent.click(question().getByRole('button', { name: 'Report post' }));
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Thank you. We have your report'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'More for Farida Sheikh' })).toHaveFocus();
    await choose('Farida Sheikh', 'Reported');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([
    [401, 'You need to be logged in to report a post'],
    [429, 'Failed to report post'],
  ])('says what a %d means', async (status, message) => {
    server.use(http.post(REPORT, () => problem(status, 'No')));
    const { notify } = renderRemote();
    await report();
    await userEvent.click(question().getByRole('button', { name: 'Report post' }));
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message));
  });

  it('does not take a double-click in the question for a like', async () => {
    const like = jest.fn(() => HttpResponse.json({ likes: 19, liked: true }));
    server.use(http.post(LIKE, like));
    servePosts(post({ username: 'Farida Sheikh', liked: false, mine: false }));
    renderRemote();
    await report();
    await userEvent.dblClick(question().getByText(/several people report/));
    expect(like).not.toHaveBeenCalled();
  });
});
