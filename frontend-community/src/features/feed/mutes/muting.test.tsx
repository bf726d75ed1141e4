import type { Schema } from '@sahaay/contracts';
import { problem } from '@sahaay/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { article, choose, post, POSTS, reply, REPLIES, servePosts } from '../../../testing/posts.ts';
import { renderRemote } from '../../../testing/render-remote.tsx';
import { server, startServer } from '../../../testing/server.ts';

startServer();

const MUTES = '*/api/v1/community/mutes';
const loud = post({ id: 'loud', username: 'Ravi', content: 'Loud', mine: false });
const louder = post({ id: 'louder', username: 'Ravi', content: 'Louder', mine: false });
const calm = post({ id: 'calm', username: 'Meena', content: 'Calm', mine: false, replies: 2 });

/** An API that lists nothing of Ravi while he is muted, who also replied to Meena. */
function serveMuting() {
  let muted = false;
  const answers = [reply({ id: 'a', username: 'Farida' }), reply({ id: 'b', username: 'Ravi' })];
  const spared = <Entry extends { username: string }>(entries: Entry[]) =>
    entries.filter(({ username }) => !muted || username !== 'Ravi');
  server.use(
    http.get(POSTS, () => HttpResponse.json(spared([loud, louder, { ...calm, replies: muted ? 1 : 2 }]))),
    http.get(REPLIES, () => HttpResponse.json(spared(answers))),
    http.post('*/mute', () => {
      muted = true;
      return HttpResponse.json({ id: 'mute' } satisfies Schema<'MuteMade'>);
    }),
    http.delete(`${MUTES}/:id`, () => {
      muted = false;
      return HttpResponse.json({ data: { done: true } });
    }),
  );
}

describe('muting an author', () => {
  it('takes away all that they wrote, says so in its place, and can be undone there', async () => {
    serveMuting();
    renderRemote();
    await screen.findByText('Loud');
    await userEvent.click(screen.getByRole('button', { name: '2 replies' }));
    await article('Farida');
    await userEvent.click(screen.getAllByRole('button', { name: 'More for Ravi' })[0]!);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mute Ravi' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(screen.getByText('You will not see what Ravi writes.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Louder')).not.toBeInTheDocument());
    expect(screen.queryByText('Loud')).not.toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Ravi' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '1 reply' })).toBeInTheDocument();
    await userEvent.click(undo);
    expect(await screen.findByText('Louder')).toBeInTheDocument();
    expect(screen.getByText('Loud')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('says so when it did not work, and the post stays', async () => {
    servePosts(loud);
    server.use(http.post('*/mute', () => problem(500, 'No')));
    const { notify } = renderRemote();
    await choose('Ravi', 'Mute Ravi');
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('That did not work. Please try again'));
    expect(screen.getByText('Loud')).toBeInTheDocument();
  });

  it('names nobody who shows no name', async () => {
    servePosts(post({ username: 'Anonymous', mine: false }));
    server.use(http.post('*/mute', () => HttpResponse.json({ id: 'mute' } satisfies Schema<'MuteMade'>)));
    renderRemote();
    await choose('Anonymous', 'Mute this author');
    expect(await screen.findByText(/what this author writes without a name from now on/)).toBeInTheDocument();
  });
});

describe('the muted people', () => {
  const listed: Schema<'Mute'>[] = [{ id: 'one', username: 'Ravi', createdAt: '2026-11-20T10:00:00.000Z' }];

  it('are a list of their own, where each can be read again', async () => {
    const ended = jest.fn(() => HttpResponse.json({ data: { done: true } }));
    server.use(
      http.get(MUTES, () => HttpResponse.json(listed)),
      http.delete(`${MUTES}/one`, ended),
    );
    const { notify } = renderRemote();
    await userEvent.click(screen.getByRole('link', { name: 'Muted people' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Unmute Ravi' }));
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('You will see again what Ravi writes'));
    expect(ended).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/You read everybody/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Muted people' })).toHaveFocus();
  });

  it('say when they could not be loaded', async () => {
    server.use(http.get(MUTES, () => problem(500, 'No')));
    renderRemote({}, '/user/community/muted');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Server error. Please try again later')).toBeInTheDocument();
  });
});
