import { unwrap, type ApiClient } from '@sahaay/contracts';
import { useInfiniteQuery } from '@sahaay/kit';
import { useServices } from '../../services.ts';
import { nextCursorOf } from './next-cursor.ts';
import { repliesOf, threadKey, type ReplyPage } from './replies-cache.ts';

/**
 * One page of the replies to a post, oldest first.
 *
 * @throws ApiError
 */
export async function listReplies(
  api: ApiClient,
  postId: string,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<ReplyPage> {
  const call = api.GET('/api/v1/community/posts/{id}/replies', {
    params: { path: { id: postId }, query: { cursor } },
    signal: signal ?? null,
  });
  const replies = await unwrap(call);
  const { response } = await call;
  return { replies, nextCursor: nextCursorOf(response.headers.get('Link')) };
}

/** The replies to a post, page by page. They are loaded anew each time they are opened. */
export function useReplies(postId: string) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: threadKey(postId),
    queryFn: ({ pageParam, signal }) => listReplies(api, postId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: (thread) => ({ replies: repliesOf(thread), pages: thread.pages.length }),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
