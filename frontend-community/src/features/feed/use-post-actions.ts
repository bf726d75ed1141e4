import { useMutation, useQueryClient } from '@sahaay/kit';
import { useCommunity } from '../../shell/services-context.tsx';
import { deletePost, reportPost, toggleLike, type Post } from './feed-api.ts';
import { feedKey, findPost, withoutPost, withPostChanged, type Feed } from './feed-cache.ts';
import { actionMessage, isPostGone, type PostAction } from './feed-messages.ts';

/** What the three actions on one post have in common: the shown copy of it, and what a failure does. */
function usePost(id: string) {
  const { services, t } = useCommunity();
  const client = useQueryClient();
  const update = (change: (feed: Feed) => Feed) => client.setQueryData<Feed>(feedKey, (feed) => feed && change(feed));
  return {
    services,
    t,
    shown: () => findPost(client.getQueryData<Feed>(feedKey), id),
    change: (part: Partial<Post>) => update((feed) => withPostChanged(feed, id, part)),
    remove: () => update((feed) => withoutPost(feed, id)),
    fail(action: PostAction, error: Error) {
      if (isPostGone(error)) update((feed) => withoutPost(feed, id));
      services.notify.error(actionMessage(action, error, t));
    },
  };
}

/** Likes one post or takes the like back. The heart turns at once and turns back if the call fails. */
export function useLike(id: string) {
  const { services, shown, change, fail } = usePost(id);
  return useMutation({
    mutationFn: () => toggleLike(services.api, id),
    networkMode: 'always',
    onMutate: () => {
      const post = shown();
      if (!post) return undefined;
      const { liked, likes } = post;
      change({ liked: !liked, likes: likes + (liked ? -1 : 1) });
      return { liked, likes };
    },
    onSuccess: ({ liked, likes }) => change({ liked, likes }),
    onError: (error, _variables, before) => {
      if (before) change(before);
      fail('like', error);
    },
  });
}

/** Removes the person's own post from the server, then from the page. */
export function useDeletePost(id: string) {
  const { services, t, remove, fail } = usePost(id);
  return useMutation({
    mutationFn: () => deletePost(services.api, id),
    networkMode: 'always',
    onSuccess: () => {
      remove();
      services.notify.success(t('delete.done'));
    },
    onError: (error) => fail('delete', error),
  });
}

/** Reports the post of someone else. */
export function useReportPost(id: string) {
  const { services, t, fail } = usePost(id);
  return useMutation({
    mutationFn: () => reportPost(services.api, id),
    networkMode: 'always',
    onSuccess: () => services.notify.success(t('report.done')),
    onError: (error) => fail('report', error),
  });
}
