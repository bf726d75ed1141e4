import type { Schema } from '@sahaay/contracts';
import { problem } from '@sahaay/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { article, post, servePosts } from '../../../testing/posts.ts';
import { renderRemote } from '../../../testing/render-remote.tsx';
import { server, startServer } from '../../../testing/server.ts';

startServer();

const SEARCH = '*/api/v1/community/search';
const TOPICS = '*/api/v1/community/topics';
const found = (change: Partial<Schema<'FoundPost'>>): Schema<'FoundPost'> => ({
  ...post({ id: 'found-1', username: 'Ravi', content: 'Mujhe bukhaar hai' }),
  ranges: [{ start: 6, end: 13 }],
  reply: null,
  ...change,
});
const asked: unknown[] = [];
const serveFound = (...posts: Schema<'FoundPost'>[]) =>
  server.use(
    http.post(SEARCH, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ posts, next: null });
    }),
  );
const field = () => screen.findByRole('searchbox', { name: 'Search posts and replies' });

beforeEach(() => {
  asked.length = 0;
  servePosts(post({ username: 'Asha', content: 'In the feed' }));
});

it('finds what is typed once the person rests, and marks the words', async () => {
  serveFound(found({}));
  renderRemote();
  await userEvent.type(await field(), 'bukhar');
  expect(within(await article('Ravi')).getByText('bukhaar').tagName).toBe('MARK');
  expect(asked).toEqual([{ words: 'bukhar', limit: 20 }]);
  expect(screen.getByText('In the feed')).not.toBeVisible();
  expect(screen.getByText('1 post found')).toBeInTheDocument();
});

it('shows the reply that has the words', async () => {
  const reply = { id: 'reply-9', username: 'Meena', content: 'ORS helped', createdAt: '2026-11-20T09:14:00.000Z' };
  serveFound(found({ content: 'What helps?', ranges: [], reply: { ...reply, ranges: [{ start: 0, end: 3 }] } }));
  renderRemote();
  await userEvent.type(await field(), 'ORS{Enter}');
  expect(await screen.findByText('Meena replied')).toBeInTheDocument();
  expect(screen.getByText('ORS').tagName).toBe('MARK');
});

it('offers topics and finds by the one chosen', async () => {
  const topic = { id: 'dengue', name: 'Dengue', nameHi: 'डेंगू', synonyms: ['breakbone fever'] };
  const other = { id: 'cold', name: 'Common cold', nameHi: 'सर्दी', synonyms: [] };
  server.use(http.get(TOPICS, () => HttpResponse.json([other, topic])));
  serveFound(found({}));
  renderRemote();
  await userEvent.type(await field(), 'डें');
  await userEvent.click(await screen.findByRole('button', { name: 'Dengue' }));
  await article('Ravi');
  await waitFor(() => expect(asked.at(-1)).toEqual({ topic: 'dengue', limit: 20 }));
  expect(screen.queryByRole('button', { name: 'Common cold' })).not.toBeInTheDocument();
});

it('says when nobody wrote about it, and shows the feed again when cleared', async () => {
  serveFound();
  renderRemote();
  await userEvent.type(await field(), 'zebra');
  expect(await screen.findByText(/^Nobody has written about this yet/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('In the feed')).toBeVisible();
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
});

it('says that a search failed, and tries again', async () => {
  server.use(http.post(SEARCH, () => problem(500, 'No')));
  renderRemote();
  await userEvent.type(await field(), 'bukhar{Enter}');
  expect(await screen.findByText('Server error. Please try again later')).toBeInTheDocument();
  serveFound(found({}));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await article('Ravi')).toBeInTheDocument();
});

it('keeps what is typed out of the address', async () => {
  serveFound(found({}));
  renderRemote();
  await userEvent.type(await field(), 'bukhar{Enter}');
  await article('Ravi');
  expect(location.href).not.toContain('bukhar');
});
