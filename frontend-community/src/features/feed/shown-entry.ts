import { useQueryClient, type QueryClient } from '@sahaay/kit';
import { useServices, useT } from '../../services.ts';
import type { EntryKind } from './entry-kind.ts';
import { feedKey, findPost, withoutPost, withPostChanged, type Feed, type Post } from './feed-cache.ts';
import { actionMessage, isGone, type Action } from './feed-messages.ts';
import { repliesOf, threadKey, withoutReply, withReplyChanged, type Reply, type Thread } from './replies-cache.ts';

/**
 * One post or reply as the page shows it. Liking, deleting and reporting it change the page in the same few ways.
 */
export interface ShownEntry<Entry extends Post | Reply = Post | Reply> {
  readonly kind: EntryKind;
  readonly id: string;
  /** The entry as it stands now; undefined when it is not on the page. */
  readonly current: () => Entry | undefined;
  readonly change: (part: Partial<Pick<Entry, 'likes' | 'liked' | 'hidden' | 'muteId'>>) => void;
  readonly remove: () => void;
  /** Says why an action failed, and takes the entry away when the server no longer has it. */
  readonly fail: (action: Action, error: Error) => void;
}

function useFailure(kind: EntryKind, remove: () => void): ShownEntry['fail'] {
  const { notify } = useServices();
  const t = useT();
  return (action, error) => {
    if (isGone(error)) remove();
    notify.error(actionMessage(kind, action, error, t));
  };
}

/** A post as it stands in the list that the page shows. */
const shownPost = (client: QueryClient, id: string): Post | undefined =>
  client
    .getQueriesData<Feed>({ queryKey: feedKey })
    .map(([, feed]) => findPost(feed, id))
    .find((post) => post !== undefined);

export function useShownPost(id: string): ShownEntry<Post> {
  const client = useQueryClient();
  const update = (change: (feed: Feed) => Feed) =>
    void client.setQueriesData<Feed>({ queryKey: feedKey }, (feed) => feed && change(feed));
  const remove = () => update((feed) => withoutPost(feed, id));
  return {
    kind: 'post',
    id,
    current: () => shownPost(client, id),
    change: (part) => update((feed) => withPostChanged(feed, id, part)),
    remove,
    fail: useFailure('post', remove),
  };
}

export function useShownReply({ id, postId }: Reply): ShownEntry<Reply> {
  const client = useQueryClient();
  const countReply = useCountReply(postId);
  const thread = () => client.getQueryData<Thread>(threadKey(postId));
  const current = () => repliesOf(thread() ?? { pages: [], pageParams: [] }).find((reply) => reply.id === id);
  const update = (change: (thread: Thread) => Thread) =>
    void client.setQueryData<Thread>(threadKey(postId), (shown) => shown && change(shown));
  const remove = () => {
    if (!current()) return;
    update((shown) => withoutReply(shown, id));
    countReply(-1);
  };
  return {
    kind: 'reply',
    id,
    current,
    change: (part) => update((shown) => withReplyChanged(shown, id, part)),
    remove,
    fail: useFailure('reply', remove),
  };
}

/** Counts a reply that came to a post, or one that went. */
export function useCountReply(postId: string): (by: 1 | -1) => void {
  const client = useQueryClient();
  return (by) =>
    void client.setQueriesData<Feed>({ queryKey: feedKey }, (feed) => {
      const post = findPost(feed, postId);
      return feed && post ? withPostChanged(feed, postId, { replies: Math.max(0, post.replies + by) }) : feed;
    });
}
