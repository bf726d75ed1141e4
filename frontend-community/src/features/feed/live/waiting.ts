import { useQuery, useQueryClient, type QueryClient } from '@sahaay/kit';
import { feedKey, postsOf, type Feed, type Post, type PostPage } from '../feed-cache.ts';
import { threadKey, withReply, type Reply, type Thread } from '../replies-cache.ts';

/** What came and is not shown yet, so that nothing moves under a reader. It goes with the session, as all queries do. */
const postsKey = ['community', 'waiting', 'posts'] as const;
const repliesKey = (postId: string) => ['community', 'waiting', 'replies', postId] as const;
const everyoneKey = [...feedKey, 'everyone'] as const;

interface WaitingPosts {
  readonly posts: readonly Post[];
  /** Where the feed goes on below them, when so many came that others lie between them and the feed. */
  readonly gap: { readonly nextCursor: string } | undefined;
}

const NO_POSTS: WaitingPosts = { posts: [], gap: undefined };
const NO_REPLIES: readonly Reply[] = [];

export const useWaitingPosts = (): WaitingPosts =>
  useQuery({ queryKey: postsKey, queryFn: () => NO_POSTS, initialData: NO_POSTS, staleTime: Infinity }).data;

export const useWaitingReplies = (postId: string): readonly Reply[] =>
  useQuery({ queryKey: repliesKey(postId), queryFn: () => NO_REPLIES, initialData: NO_REPLIES, staleTime: Infinity })
    .data;

/** Lets those of the newest posts wait that the feed does not show. Others than these, the feed once had, and a person saw them. */
export function letPostsWait(client: QueryClient, { posts, nextCursor }: PostPage): void {
  const feed = client.getQueryData<Feed>(everyoneKey);
  if (!feed) return;
  const shown = postsOf(feed);
  const ids = new Set(shown.map(({ id }) => id));
  const oldest = feed.pages.at(-1)?.nextCursor === undefined ? undefined : shown.at(-1);
  const fresh = posts.filter(({ id, createdAt }) => !ids.has(id) && !(oldest && createdAt < oldest.createdAt));
  const gap = fresh.length === posts.length && shown.length > 0 && nextCursor ? { nextCursor } : undefined;
  client.setQueryData<WaitingPosts>(postsKey, { posts: fresh, gap });
}

/** Whether this post waits, and nobody has seen it here. */
export const isWaiting = (client: QueryClient, id: string): boolean =>
  client.getQueryData<WaitingPosts>(postsKey)?.posts.some((post) => post.id === id) ?? false;

export function letRepliesWait(client: QueryClient, postId: string, replies: readonly Reply[]): void {
  const thread = client.getQueryData<Thread>(threadKey(postId));
  const ids = new Set(thread?.pages.flatMap((page) => page.replies).map(({ id }) => id));
  client.setQueryData<readonly Reply[]>(
    repliesKey(postId),
    replies.filter(({ id }) => !ids.has(id)),
  );
}

/** Shows the posts that wait. Where others lie between them and the feed, the feed begins anew with them. */
export function useShowPosts(): () => void {
  const client = useQueryClient();
  return () => {
    const { posts, gap } = client.getQueryData<WaitingPosts>(postsKey) ?? NO_POSTS;
    client.setQueryData<Feed>(everyoneKey, (feed) => {
      const first = feed?.pages[0];
      if (!feed || !first) return feed;
      if (gap) return { pages: [{ posts, nextCursor: gap.nextCursor }], pageParams: [undefined] };
      const top = [...posts, ...first.posts].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      return { ...feed, pages: [{ ...first, posts: top }, ...feed.pages.slice(1)] };
    });
    client.setQueryData<WaitingPosts>(postsKey, NO_POSTS);
  };
}

/** Shows the replies to a post that wait. */
export function useShowReplies(postId: string): () => void {
  const client = useQueryClient();
  return () => {
    const waiting = client.getQueryData<readonly Reply[]>(repliesKey(postId)) ?? NO_REPLIES;
    client.setQueryData<Thread>(threadKey(postId), (thread) => thread && waiting.reduce(withReply, thread));
    client.setQueryData<readonly Reply[]>(repliesKey(postId), NO_REPLIES);
  };
}
