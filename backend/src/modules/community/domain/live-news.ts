import type { Entry, EntryKind } from './entry.js';

/** Learns what changed for readers, so that their pages show it. What it says and who did it are not told. */
export abstract class LiveNews {
  abstract postCame(): void;
  /** A reply to this post came or went, or the post itself was deleted, hidden or shown again. */
  abstract postChanged(postId: string): void;
  /** @param accountId the person who likes it, or does not any more: their other devices show that */
  abstract likesChanged(entry: Entry, accountId: string): void;
  /** An account is gone with all that its person wrote and liked. */
  abstract accountGone(left: Left): void;
}

/** What an account takes away with it: posts that go or lose a reply, and what its person liked. */
export interface Left {
  readonly posts: readonly string[];
  readonly liked: readonly Entry[];
}

/** The topic under which processes tell each other what changed. */
export const NEWS_TOPIC = 'community';

/**
 * What changed, as one process tells the others: how many posts came, which changed with their replies, what is liked, and
 * who changed that, by a name of the account that tells nothing without the secret.
 */
export interface Told {
  readonly posts: number;
  readonly replies: readonly string[];
  readonly likes: readonly (readonly [EntryKind, string])[];
  readonly own: readonly (readonly [account: string, id: string])[];
}

/** More than this is not kept, in case nobody can be told. */
const MOST_KEPT = 5000;

/** Gathers changes, each entry once, however often it changes. */
export class Changes {
  private posts = 0;
  private readonly replies = new Set<string>();
  private readonly likes = new Map<string, EntryKind>();
  private readonly own = new Map<string, readonly [account: string, id: string]>();

  get isEmpty(): boolean {
    return this.posts === 0 && this.replies.size === 0 && this.likes.size === 0 && this.own.size === 0;
  }

  add({ posts = 0, replies = [], likes = [], own = [] }: Partial<Told>): void {
    this.posts += posts;
    for (const postId of replies) if (this.replies.size < MOST_KEPT) this.replies.add(postId);
    for (const [kind, id] of likes) if (this.likes.size < MOST_KEPT) this.likes.set(id, kind);
    for (const one of own) if (this.own.size < MOST_KEPT) this.own.set(one.join(), one);
  }

  /** Takes out what came first: all new posts, and at most so many entries of either kind. */
  take(most: number): Told {
    const told = {
      posts: this.posts,
      replies: [...this.replies].slice(0, most),
      likes: [...this.likes].slice(0, most).map(([id, kind]) => [kind, id] as const),
      own: [...this.own.values()].slice(0, most),
    };
    this.posts = 0;
    for (const postId of told.replies) this.replies.delete(postId);
    for (const [, id] of told.likes) this.likes.delete(id);
    for (const one of told.own) this.own.delete(one.join());
    return told;
  }
}
