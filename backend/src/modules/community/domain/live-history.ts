/** How many people like something, and whether the one who is told does; undefined where that did not change. */
export interface LikesOf {
  readonly id: string;
  readonly likes: number;
  readonly liked?: boolean;
}

/** What readers are told at once. */
export interface News {
  readonly posts: number;
  readonly replies: readonly string[];
  readonly likes: readonly LikesOf[];
}

/** Who was away for longer asks anew, in milliseconds. */
const KEPT = 120_000;
const MOST_KEPT = 5000;
/** Processes may hear two senders in another order. What came so much before counts as missed too, in milliseconds. */
const OVERLAP = 2000;

/** Remembers what was told in the last two minutes, for readers whose stream broke off. */
export class LiveHistory {
  private readonly messages = new Map<string, number>();
  /** When each account last changed a like. */
  private readonly liked = new Map<string, number>();
  private told: { readonly at: number; readonly news: News }[] = [];
  private last = 'start';

  /** The name of the last message that this process heard. */
  get lastId(): string {
    return this.last;
  }

  heard(id: string, at: number): void {
    this.last = id;
    this.messages.set(id, at);
    for (const [old, when] of this.messages) {
      if (at - when < KEPT && this.messages.size <= MOST_KEPT) break;
      this.messages.delete(old);
    }
  }

  /** Somebody of this account likes something, or does not any more. */
  likedBy(account: string, at: number): void {
    this.liked.delete(account);
    this.liked.set(account, at);
    for (const [other, when] of this.liked) {
      if (at - when < KEPT + OVERLAP) break;
      this.liked.delete(other);
    }
  }

  tell(news: News, at: number): void {
    this.told = [...this.told.filter((one) => at - one.at < KEPT + OVERLAP), { at, news }];
  }

  /** Forgets all, since something was missed. */
  forget(): void {
    this.messages.clear();
    this.liked.clear();
    this.told = [];
    this.last = 'start';
  }

  /**
   * All that was told since a message, and shortly before it; undefined when that is not known any more, or when the
   * account itself has liked something since. Telling it twice does no harm.
   */
  since(id: string, account: string): News | undefined {
    const at = this.messages.get(id);
    if (at === undefined || (this.liked.get(account) ?? 0) >= at - OVERLAP) return undefined;
    const missed = this.told.filter((one) => one.at >= at - OVERLAP).map(({ news }) => news);
    const likes = new Map(missed.flatMap((news) => news.likes).map((one) => [one.id, one]));
    return {
      posts: missed.reduce((sum, { posts }) => sum + posts, 0),
      replies: [...new Set(missed.flatMap(({ replies }) => replies))],
      likes: [...likes.values()],
    };
  }
}
