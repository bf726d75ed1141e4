import type { Schema } from '@sahaay/contracts';
import { fixtures } from '@sahaay/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from './server.ts';

export const POSTS = '*/api/v1/community/posts';
export const LIKE = '*/api/v1/community/posts/:id/like';

export const REPLIES = '*/api/v1/community/posts/:id/replies';
export const REPLY = '*/api/v1/community/replies/:id';

export const post = (change: Partial<Schema<'Post'>> = {}): Schema<'Post'> => ({ ...fixtures.posts[1]!, ...change });
export const servePosts = (...posts: Schema<'Post'>[]) => server.use(http.get(POSTS, () => HttpResponse.json(posts)));
export const reply = (change: Partial<Schema<'Reply'>> = {}): Schema<'Reply'> => ({
  ...fixtures.replies[0]!,
  ...change,
});
export const serveReplies = (...replies: Schema<'Reply'>[]) =>
  server.use(http.get(REPLIES, () => HttpResponse.json(replies)));
export const article = (name = 'Anonymous') => screen.findByRole('article', { name });
export const heart = async (name?: string) => within(await article(name)).getByRole('button', { name: /like/ });

/** Chooses an entry of the menu of what somebody wrote. */
export async function choose(author: string, entry: string): Promise<void> {
  await userEvent.click(within(await article(author)).getByRole('button', { name: `More for ${author}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: entry }));
}

/** Holds a call until the test lets it be answered. */
export function held(answer: () => Response) {
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
