import { unwrap, type ApiClient } from '@sahaay/contracts';
import type { PostPage } from '../feed-cache.ts';
import type { Wanted } from './wanted.ts';

/**
 * One page of what was found, newest first. It is sent in the body, since what people look for is about health.
 *
 * @throws ApiError
 */
export async function findPosts(
  api: ApiClient,
  wanted: Wanted,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<PostPage> {
  const body = { ...wanted, limit: 20, ...(cursor !== undefined && { cursor }) };
  const { posts, next } = await unwrap(api.POST('/api/v1/community/search', { body, signal: signal ?? null }));
  return {
    posts: posts.map(({ ranges, reply, ...post }) => ({ ...post, found: { ranges, reply } })),
    nextCursor: next ?? undefined,
  };
}
