import { useInfiniteQuery, useMutation, useQueryClient } from '@sahaay/kit';
import { ApiError } from '@sahaay/contracts';
import { useCommunity } from '../../shell/services-context.tsx';
import { createPost, listPosts, toggleLike, type Post } from './feed-api.ts';
import { feedKey, findPost, postsOf, withoutPost, withPostChanged, withPostOnTop, type Feed } from './feed-cache.ts';
import { createMessage, likeMessage } from './feed-messages.ts';

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

/** Likes one post or takes the like back. The heart turns at once and turns back if the call fails. */
export function useLike({ id }: Post) {
  const { services, t } = useCommunity();
  const client = useQueryClient();
  const change = (update: (feed: Feed) => Feed) => client.setQueryData<Feed>(feedKey, (feed) => feed && update(feed));

  return useMutation({
    mutationFn: () => toggleLike(services.api, id),
    networkMode: 'always',
    onMutate: () => {
      const post = findPost(client.getQueryData<Feed>(feedKey), id);
      if (!post) return undefined;
      const { liked, likes } = post;
      change((feed) => withPostChanged(feed, id, { liked: !liked, likes: likes + (liked ? -1 : 1) }));
      return { liked, likes };
    },
    onSuccess: ({ liked, likes }) => change((feed) => withPostChanged(feed, id, { liked, likes })),
    onError: (error, _variables, before) => {
      const gone = error instanceof ApiError && error.kind === 'not_found';
      if (gone) change((feed) => withoutPost(feed, id));
      else if (before) change((feed) => withPostChanged(feed, id, before));
      services.notify.error(likeMessage(error, t));
    },
  });
}
