import { unwrap, type ApiClient } from '@sahaay/contracts';
import { useInfiniteQuery } from '@sahaay/kit';
import { useServices } from '../../services.ts';
import { feedKey, postsOf, type PostPage, type PostsOf } from './feed-cache.ts';
import { findPosts } from './finding/find-posts.ts';
import { nextCursorOf } from './next-cursor.ts';

/**
 * One page of posts of the feed, of one's own or of what was found, newest first.
 *
 * @throws ApiError
 */
export async function listPosts(
  api: ApiClient,
  by: PostsOf,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<PostPage> {
  if (typeof by === 'object') return findPosts(api, by, cursor, signal);
  const query = by === 'mine' ? { cursor, by } : { cursor };
  const call = api.GET('/api/v1/community/posts', { params: { query }, signal: signal ?? null });
  const posts = await unwrap(call);
  const { response } = await call;
  return { posts, nextCursor: nextCursorOf(response.headers.get('Link')) };
}

/**
 * The posts, page by page. They are loaded anew when the page opens and then only on request: what a person reads does
 * not move, and no late refresh undoes a like. A failure shows at once, and the person decides whether to try again.
 */
export function usePosts(by: PostsOf) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...feedKey, by],
    queryFn: ({ pageParam, signal }) => listPosts(api, by, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: (feed) => ({ posts: postsOf(feed), pages: feed.pages.length }),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
