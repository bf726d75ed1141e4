import { useInfiniteQuery, useMutation, useQueryClient } from '@sahaay/kit';
import { useCommunity } from '../../shell/services-context.tsx';
import { createPost, listPosts } from './feed-api.ts';
import { feedKey, postsOf, withPostOnTop, type Feed } from './feed-cache.ts';
import { createMessage } from './feed-messages.ts';

/**
 * The posts, page by page. Loaded anew when the page opens and then only on request: what a person reads does not
 * move, and no late refresh undoes a like. A failure shows at once, since Retry is the person's.
 */
export function usePosts() {
  const { services } = useCommunity();
  return useInfiniteQuery({
    queryKey: feedKey,
    queryFn: ({ pageParam, signal }) => listPosts(services.api, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: (feed) => ({ posts: postsOf(feed) }),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** Creates a post, puts it on top and says so. */
export function useCreatePost() {
  const { services, t } = useCommunity();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => createPost(services.api, content),
    networkMode: 'always',
    onSuccess: (post) => {
      client.setQueryData<Feed>(feedKey, (feed) => feed && withPostOnTop(feed, post));
      services.notify.success(t('create.done'));
    },
    onError: (error) => services.notify.error(createMessage(error, t)),
  });
}
