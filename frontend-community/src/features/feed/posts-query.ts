import { unwrap, type ApiClient } from '@sahaay/contracts';
import { useInfiniteQuery } from '@sahaay/kit';
import { useServices } from '../../services.ts';
import { feedKey, postsOf, type PostPage } from './feed-cache.ts';
import { nextCursorOf } from './next-cursor.ts';

/**
 * One page of posts, newest first.
 *
 * @throws ApiError
 */
async function listPosts(api: ApiClient, cursor: string | undefined, signal: AbortSignal): Promise<PostPage> {
  const call = api.GET('/api/v1/community/posts', { params: { query: { cursor } }, signal });
  const posts = await unwrap(call);
  const { response } = await call;
  return { posts, nextCursor: nextCursorOf(response.headers.get('Link')) };
}

/**
 * The posts, page by page. They are loaded anew when the page opens and then only on request: what a person reads does
 * not move, and no late refresh undoes a like. A failure shows at once, and the person decides whether to try again.
 */
export function usePosts() {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: feedKey,
    queryFn: ({ pageParam, signal }) => listPosts(api, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: (feed) => ({ posts: postsOf(feed) }),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
