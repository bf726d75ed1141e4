import { unwrap, type ApiClient } from '@sahaay/contracts';
import type { QueryClient } from '@sahaay/kit';
import { feedKey, postsOf, withPostChanged, type Feed, type Post } from '../feed-cache.ts';
import { likeKey } from '../like-entry.ts';
import { listPosts } from '../posts-query.ts';
import { repliesOf, threadKey, threadsKey, withReplyChanged, type Reply, type Thread } from '../replies-cache.ts';
import { listReplies } from '../replies-query.ts';
import type { LiveEvent } from './events.ts';
import { goneOf } from './gone.tsx';
import { isWaiting, letPostsWait, letRepliesWait } from './waiting.ts';

/** The server tells of so many posts at once. */
const MOST_ASKED = 50;
/** The page asks for what changed so often at most, in milliseconds. */
const PAUSE_MS = 3000;

/**
 * Takes what changed into what the page shows. Likes are told with their number. For posts and replies the page asks,
 * since the server alone knows what this person may see; new ones wait until somebody wants to see them.
 */
export class TakingIn {
  private areThereNewPosts = false;
  private readonly changed = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastAsked = 0;

  constructor(
    private readonly api: ApiClient,
    private readonly client: QueryClient,
  ) {}

  hear(event: LiveEvent): void {
    if (event.kind === 'anew') {
      this.areThereNewPosts = true;
      for (const id of this.shownIds()) this.changed.add(id);
      this.plan(event.spread);
      return;
    }
    const { posts, replies, likes, spread } = event.news;
    for (const { id, likes: count, liked } of likes) this.countLikes(id, count, liked);
    this.areThereNewPosts ||= posts > 0 || replies.some((id) => isWaiting(this.client, id));
    const shown = this.shownIds();
    for (const id of replies) if (shown.has(id)) this.changed.add(id);
    if (this.areThereNewPosts || this.changed.size > 0) this.plan(spread);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private plan(spread: number): void {
    if (this.timer !== undefined) return;
    const soonest = Math.max(0, this.lastAsked + PAUSE_MS - Date.now());
    this.timer = setTimeout(() => void this.ask(), soonest + Math.random() * spread);
  }

  /** Asks for what changed. When that fails, the next news or the next attempt to listen asks again. */
  private async ask(): Promise<void> {
    this.timer = undefined;
    this.lastAsked = Date.now();
    const ids = [...this.changed];
    const areThereNewPosts = this.areThereNewPosts;
    this.changed.clear();
    this.areThereNewPosts = false;
    await Promise.allSettled([
      areThereNewPosts && listPosts(this.api, 'everyone', undefined).then((page) => letPostsWait(this.client, page)),
      ...ids.filter((id) => this.client.getQueryData(threadKey(id))).map((id) => this.askForReplies(id)),
      ...parts(ids).map((part) => this.askForPosts(part)),
    ]);
  }

  private async askForPosts(ids: readonly string[]): Promise<void> {
    const query = { ids: ids.join(',') };
    const now = await unwrap(this.api.GET('/api/v1/community/live/posts', { params: { query } }));
    const seen = new Map(now.map((post) => [post.id, post]));
    for (const id of ids) {
      const post = seen.get(id);
      const change = post ? { ...this.marksOf(post), replies: post.replies } : goneOf(id);
      this.changeFeeds((feed) => withPostChanged(feed, id, change));
    }
  }

  /** New replies stand on the last page. Where that page is not shown yet, they come with it. */
  private async askForReplies(postId: string): Promise<void> {
    const thread = this.client.getQueryData<Thread>(threadKey(postId));
    if (!thread) return;
    const shown = repliesOf(thread).filter(({ muteId }) => !muteId);
    const pages = await Promise.all(thread.pageParams.map((cursor) => listReplies(this.api, postId, cursor)));
    const replies = pages.flatMap((page) => page.replies);
    if (thread.pages.at(-1)?.nextCursor === undefined) letRepliesWait(this.client, postId, replies);
    const seen = new Map(replies.map((reply) => [reply.id, reply]));
    for (const { id } of shown) {
      const reply = seen.get(id);
      this.changeThreads(id, reply ? this.marksOf(reply) : goneOf(id));
    }
  }

  /** What others, moderators and this person elsewhere change of an entry. A like that is on its way is settled by its answer. */
  private marksOf({ id, likes, liked, hidden }: Post | Reply): Partial<Post & Reply> {
    return { hidden, gone: undefined, ...(!this.isLiking(id) && { likes, liked }) };
  }

  /** @param liked whether this person likes it, where that is known */
  countLikes(id: string, likes: number, liked?: boolean): void {
    // What the person taps is settled by the answer to that tap.
    if (this.isLiking(id)) return;
    const change = liked === undefined ? { likes } : { likes, liked };
    this.changeFeeds((feed) => withPostChanged(feed, id, change));
    this.changeThreads(id, change);
  }

  private isLiking(id: string): boolean {
    return this.client.isMutating({ mutationKey: likeKey(id) }) > 0;
  }

  private changeFeeds(change: (feed: Feed) => Feed): void {
    this.client.setQueriesData<Feed>({ queryKey: feedKey }, (feed) => feed && change(feed));
  }

  private changeThreads(id: string, change: Partial<Reply>): void {
    this.client.setQueriesData<Thread>(
      { queryKey: threadsKey },
      (thread) => thread && withReplyChanged(thread, id, change),
    );
  }

  private shownIds(): ReadonlySet<string> {
    const feeds = this.client.getQueriesData<Feed>({ queryKey: feedKey });
    const posts = feeds.flatMap(([, feed]) => (feed ? postsOf(feed) : []));
    return new Set(posts.filter(({ muteId }) => !muteId).map(({ id }) => id));
  }
}

const parts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST_ASKED) }, (_, part) =>
    ids.slice(part * MOST_ASKED, (part + 1) * MOST_ASKED),
  );
