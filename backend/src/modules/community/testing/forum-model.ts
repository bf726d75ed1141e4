/** A person of the model, by their number. */
export type Who = number;

interface Entry {
  readonly id: string;
  readonly author: Who;
  readonly anonymous: boolean;
  readonly content: string;
  readonly likedBy: Set<Who>;
  readonly reportedBy: Set<Who>;
}

export interface ModelReply extends Entry {
  readonly post: ModelPost;
}

export interface ModelPost extends Entry {
  readonly replies: ModelReply[];
}

/** What a reader is shown of a post or a reply, as far as the model knows it. */
export interface Seen {
  readonly id: string;
  readonly content: string;
  readonly username: string;
  readonly likes: number;
  readonly liked: boolean;
  readonly mine: boolean;
  readonly hidden: boolean;
  readonly replies?: number;
}

interface Mute {
  readonly by: Who;
  readonly author: Who;
  readonly anonymous: boolean;
  /** For a mute of somebody without a name: what was there before, which stays readable, but for the entry itself. */
  readonly before: ReadonlySet<Entry>;
}

const REPORTS_TO_HIDE = 3;

/**
 * What must be true of the forum after some people did something there, told in the plainest way: everything is kept in
 * lists and counted when it is asked for. It is not fast, holds no text twice, and knows nothing of a database.
 */
export class ForumModel {
  readonly posts: ModelPost[] = [];
  private readonly mutes: Mute[] = [];

  constructor(private readonly names: readonly string[]) {}

  get replies(): ModelReply[] {
    return this.posts.flatMap(({ replies }) => replies);
  }

  isHidden(entry: Entry): boolean {
    return entry.reportedBy.size >= REPORTS_TO_HIDE;
  }

  /** Whether readers who muted nobody see it. */
  isShown(entry: ModelPost | ModelReply): boolean {
    return !this.isHidden(entry) && !('post' in entry && this.isHidden(entry.post));
  }

  write(id: string, author: Who, anonymous: boolean, content: string): void {
    this.posts.unshift({ ...this.entry(id, author, anonymous, content), replies: [] });
  }

  reply(post: ModelPost, id: string, author: Who, anonymous: boolean, content: string): void {
    post.replies.push({ ...this.entry(id, author, anonymous, content), post });
  }

  toggleLike(entry: Entry, who: Who): void {
    if (!entry.likedBy.delete(who)) entry.likedBy.add(who);
  }

  remove(entry: ModelPost | ModelReply): void {
    const list: Entry[] = 'post' in entry ? entry.post.replies : this.posts;
    list.splice(list.indexOf(entry), 1);
  }

  mute(by: Who, { author, anonymous, id }: Entry): void {
    const before = [...this.posts, ...this.replies].filter((entry) => entry.id !== id);
    this.mutes.push({ by, author, anonymous, before: new Set(before) });
  }

  /** The feed of a reader, or what they wrote themselves. */
  feed(reader: Who, by: 'everybody' | 'mine'): Seen[] {
    const posts = this.posts.filter((post) =>
      by === 'mine' ? post.author === reader : !this.isHidden(post) && this.reads(reader, post),
    );
    return posts.map((post) => ({
      ...this.seen(reader, post),
      replies: post.replies.filter((reply) => !this.isHidden(reply) && this.reads(reader, reply)).length,
    }));
  }

  /** The replies to a post that is not hidden. Readers see their own hidden ones too. */
  thread(reader: Who, post: ModelPost): Seen[] {
    return post.replies
      .filter((reply) => (!this.isHidden(reply) || reply.author === reader) && this.reads(reader, reply))
      .map((reply) => this.seen(reader, reply));
  }

  private reads(reader: Who, entry: Entry): boolean {
    return !this.mutes.some(
      ({ by, author, anonymous, before }) =>
        by === reader && author === entry.author && anonymous === entry.anonymous && (!anonymous || !before.has(entry)),
    );
  }

  private seen(reader: Who, entry: Entry): Seen {
    const { id, content, author, anonymous, likedBy } = entry;
    const mine = author === reader;
    return {
      id,
      content,
      username: anonymous ? 'Anonymous' : this.names[author]!,
      likes: likedBy.size,
      liked: likedBy.has(reader),
      mine,
      hidden: mine && this.isHidden(entry),
    };
  }

  private entry(id: string, author: Who, anonymous: boolean, content: string): Entry {
    return { id, author, anonymous, content, likedBy: new Set(), reportedBy: new Set() };
  }
}
