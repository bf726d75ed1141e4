import type { Entry, EntryKind } from './entry.js';

/** Learns what changed for readers, so that their pages show it. What it says and who did it are not told. */
export abstract class LiveNews {
  abstract postCame(): void;
  /** A reply to this post came or went, or the post itself was deleted, hidden or shown again. */
  abstract postChanged(postId: string): void;
  abstract likesChanged(entry: Entry): void;
}

/** The topic under which processes tell each other what changed. */
export const NEWS_TOPIC = 'community';

/** What changed, as one process tells the others: how many posts came, which changed with their replies, what is liked. */
export interface Told {
  readonly posts: number;
  readonly replies: readonly string[];
  readonly likes: readonly (readonly [EntryKind, string])[];
}

/** More than this is not kept, in case nobody can be told. */
const MOST_KEPT = 5000;

/** Gathers changes, each entry once, however often it changes. */
export class Changes {
  private posts = 0;
  private readonly replies = new Set<string>();
  private readonly likes = new Map<string, EntryKind>();

  get isEmpty(): boolean {
    return this.posts === 0 && this.replies.size === 0 && this.likes.size === 0;
  }

  add({ posts = 0, replies = [], likes = [] }: Partial<Told>): void {
    this.posts += posts;
    for (const postId of replies) if (this.replies.size < MOST_KEPT) this.replies.add(postId);
    for (const [kind, id] of likes) if (this.likes.size < MOST_KEPT) this.likes.set(id, kind);
  }

  /** Takes out what came first: all new posts, and at most so many entries of either kind. */
  take(most: number): Told {
    const told = {
      posts: this.posts,
      replies: [...this.replies].slice(0, most),
      likes: [...this.likes].slice(0, most).map(([id, kind]) => [kind, id] as const),
    };
    this.posts = 0;
    for (const postId of told.replies) this.replies.delete(postId);
    for (const [, id] of told.likes) this.likes.delete(id);
    return told;
  }
}
