import { unwrap, type ApiClient, type Schema } from '@sahaay/contracts';
import type { QueryClient } from '@sahaay/kit';
import { feedKey, postsOf, withPostChanged, type Feed } from '../feed-cache.ts';
import { likeKey } from '../like-entry.ts';
import { listPosts } from '../posts-query.ts';
import { threadKey, threadsKey, withReplyChanged, type Thread } from '../replies-cache.ts';
import { listReplies } from '../replies-query.ts';
import type { LiveEvent } from './events.ts';
import { letPostsWait, letRepliesWait } from './waiting.ts';

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
    for (const { id, likes: count } of likes) this.countLikes(id, count);
    this.areThereNewPosts ||= posts > 0;
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
    for (const now of await unwrap(this.api.GET('/api/v1/community/live/posts', { params: { query } }))) {
      const { likes, liked, replies } = now;
      this.changeFeeds((feed) =>
        withPostChanged(feed, now.id, this.isLiking(now.id) ? { replies } : { likes, liked, replies }),
      );
    }
  }

  /** New replies stand on the last page. Where that page is not shown yet, they come with it. */
  private async askForReplies(postId: string): Promise<void> {
    const thread = this.client.getQueryData<Thread>(threadKey(postId));
    if (!thread || thread.pages.at(-1)?.nextCursor !== undefined) return;
    const { replies } = await listReplies(this.api, postId, thread.pageParams.at(-1));
    letRepliesWait(this.client, postId, replies);
    for (const { id, likes, liked } of replies) if (!this.isLiking(id)) this.changeThreads(id, { likes, liked });
  }

  private countLikes(id: string, likes: number): void {
    // What the person taps is settled by the answer to that tap.
    if (this.isLiking(id)) return;
    this.changeFeeds((feed) => withPostChanged(feed, id, { likes }));
    this.changeThreads(id, { likes });
  }

  private isLiking(id: string): boolean {
    return this.client.isMutating({ mutationKey: likeKey(id) }) > 0;
  }

  private changeFeeds(change: (feed: Feed) => Feed): void {
    this.client.setQueriesData<Feed>({ queryKey: feedKey }, (feed) => feed && change(feed));
  }

  private changeThreads(id: string, change: Partial<Pick<Schema<'Reply'>, 'likes' | 'liked'>>): void {
    this.client.setQueriesData<Thread>(
      { queryKey: threadsKey },
      (thread) => thread && withReplyChanged(thread, id, change),
    );
  }

  private shownIds(): ReadonlySet<string> {
    const feeds = this.client.getQueriesData<Feed>({ queryKey: feedKey });
    return new Set(feeds.flatMap(([, feed]) => (feed ? postsOf(feed) : [])).map(({ id }) => id));
  }
}

const parts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST_ASKED) }, (_, part) =>
    ids.slice(part * MOST_ASKED, (part + 1) * MOST_ASKED),
  );
