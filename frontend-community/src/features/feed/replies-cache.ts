import type { Schema } from '@sahaay/contracts';
import type { InfiniteData } from '@sahaay/kit';

export type Reply = Schema<'Reply'>;

export interface ReplyPage {
  readonly replies: readonly Reply[];
  /** The cursor of the next page; undefined on the last page. */
  readonly nextCursor: string | undefined;
}

/** The replies to one post as the query cache holds them: pages in the order they were asked for. */
export type Thread = InfiniteData<ReplyPage, string | undefined>;

export const threadKey = (postId: string) => ['community', 'replies', postId] as const;

const mapPages = (thread: Thread, change: (replies: readonly Reply[]) => readonly Reply[]): Thread => ({
  ...thread,
  pages: thread.pages.map((page) => ({ ...page, replies: change(page.replies) })),
});

/** All replies shown, oldest first. One that was written here and came again with a later page appears once. */
export function repliesOf(thread: Thread): Reply[] {
  const replies = new Map(thread.pages.flatMap((page) => page.replies).map((reply) => [reply.id, reply]));
  return [...replies.values()].toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}

export function withReply(thread: Thread, reply: Reply): Thread {
  const last = thread.pages.at(-1);
  if (!last) return thread;
  return { ...thread, pages: [...thread.pages.slice(0, -1), { ...last, replies: [...last.replies, reply] }] };
}

export function withReplyChanged(thread: Thread, id: string, change: Partial<Reply>): Thread {
  return mapPages(thread, (replies) => replies.map((reply) => (reply.id === id ? { ...reply, ...change } : reply)));
}

export function withoutReply(thread: Thread, id: string): Thread {
  return mapPages(thread, (replies) => replies.filter((reply) => reply.id !== id));
}
