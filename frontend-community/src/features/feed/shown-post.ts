import { useQueryClient } from '@sahaay/kit';
import { useServices, useT } from '../../services.ts';
import { feedKey, findPost, withoutPost, withPostChanged, type Feed, type Post } from './feed-cache.ts';
import { actionMessage, isPostGone, type PostAction } from './feed-messages.ts';

/** One post as the page shows it. Liking, deleting and reporting it change the page in the same few ways. */
export interface ShownPost {
  /** The post as it stands now; undefined when it is not on the page. */
  readonly current: () => Post | undefined;
  readonly change: (part: Partial<Post>) => void;
  readonly remove: () => void;
  /** Says why an action failed, and takes the post away when the server no longer has it. */
  readonly fail: (action: PostAction, error: Error) => void;
}

export function useShownPost(id: string): ShownPost {
  const { notify } = useServices();
  const t = useT();
  const client = useQueryClient();
  const update = (change: (feed: Feed) => Feed) =>
    void client.setQueryData<Feed>(feedKey, (feed) => feed && change(feed));
  const remove = () => update((feed) => withoutPost(feed, id));
  return {
    current: () => findPost(client.getQueryData<Feed>(feedKey), id),
    change: (part) => update((feed) => withPostChanged(feed, id, part)),
    remove,
    fail(action, error) {
      if (isPostGone(error)) remove();
      notify.error(actionMessage(action, error, t));
    },
  };
}
