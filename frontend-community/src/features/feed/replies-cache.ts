import type { Schema } from '@sahaay/contracts';
import type { InfiniteData } from '@sahaay/kit';
import type { Gone } from './feed-cache.ts';

/** A reply; with `muteId`, a remark stands in its place, by which the mute of its author can be undone. */
export type Reply = Schema<'Reply'> & { readonly muteId?: string; readonly gone?: Gone };

export interface ReplyPage {
  readonly replies: readonly Reply[];
  /** The cursor of the next page; undefined on the last page. */
  readonly nextCursor: string | undefined;
}

/** The replies to one post as the query cache holds them: pages in the order they were asked for. */
export type Thread = InfiniteData<ReplyPage, string | undefined>;

/** The key of the replies to every post, and of those to one. */
export const threadsKey = ['community', 'replies'] as const;
export const threadKey = (postId: string) => [...threadsKey, postId] as const;

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
  if (!last || repliesOf(thread).some(({ id }) => id === reply.id)) return thread;
  return { ...thread, pages: [...thread.pages.slice(0, -1), { ...last, replies: [...last.replies, reply] }] };
}

export function withReplyChanged(thread: Thread, id: string, change: Partial<Reply>): Thread {
  return mapPages(thread, (replies) => replies.map((reply) => (reply.id === id ? { ...reply, ...change } : reply)));
}

/** The thread with no reply that the server does not list any more, but the one in whose place a remark stands. */
export function withListedReplies(thread: Thread, listed: readonly Reply[], kept: string): Thread {
  const now = new Set(listed.map(({ id }) => id));
  return mapPages(thread, (replies) => replies.filter(({ id }) => id === kept || now.has(id)));
}

export function withoutReply(thread: Thread, id: string): Thread {
  return mapPages(thread, (replies) => replies.filter((reply) => reply.id !== id));
}
