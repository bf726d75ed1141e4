import type { Schema } from '@sahaay/contracts';
import type { InfiniteData } from '@sahaay/kit';
import type { Wanted } from './finding/wanted.ts';

/** What was deleted or hidden by others while it showed. A remark as high as it was stands in its place, so that nothing moves. */
export interface Gone {
  /** How high it was, in pixels; 0 when it did not show. */
  readonly height: number;
  /** Whether the keyboard was in it. */
  readonly hadFocus: boolean;
}

/**
 * A post. With `muteId`, a remark stands in its place, by which the mute of its author can be undone. With `found`, a
 * search found it.
 */
export type Post = Schema<'Post'> & {
  readonly muteId?: string;
  readonly gone?: Gone;
  readonly found?: Pick<Schema<'FoundPost'>, 'ranges' | 'reply'>;
};

export interface PostPage {
  readonly posts: readonly Post[];
  /** The cursor of the next page; undefined on the last page. */
  readonly nextCursor: string | undefined;
}

/** The feed as the query cache holds it: pages in the order they were asked for. */
export type Feed = InfiniteData<PostPage, string | undefined>;

/** The key of every list of posts, and what follows it for each. */
export const feedKey = ['community', 'posts'] as const;
export type PostsBy = 'everyone' | 'mine';
export type PostsOf = PostsBy | Wanted;

const mapPages = (feed: Feed, change: (posts: readonly Post[]) => readonly Post[]): Feed => ({
  ...feed,
  pages: feed.pages.map((page) => ({ ...page, posts: change(page.posts) })),
});

/** All posts shown, newest first. A post that moved between two pages while they were read appears once. */
export function postsOf(feed: Feed): Post[] {
  return [...new Map(feed.pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()];
}

export function findPost(feed: Feed | undefined, id: string): Post | undefined {
  return feed && postsOf(feed).find((post) => post.id === id);
}

export function withPostOnTop(feed: Feed, post: Post): Feed {
  const [first, ...rest] = feed.pages;
  if (!first || findPost(feed, post.id)) return feed;
  return { ...feed, pages: [{ ...first, posts: [post, ...first.posts] }, ...rest] };
}

export function withPostChanged(feed: Feed, id: string, change: Partial<Post>): Feed {
  return mapPages(feed, (posts) => posts.map((post) => (post.id === id ? { ...post, ...change } : post)));
}

/** The feed with no post that the server does not list any more, but the one in whose place a remark stands. */
export function withListed(feed: Feed, listed: readonly Post[], kept: string): Feed {
  const now = new Map(listed.map((post) => [post.id, post]));
  return mapPages(feed, (posts) =>
    posts
      .filter(({ id }) => id === kept || now.has(id))
      .map((post) => ({ ...post, replies: now.get(post.id)?.replies ?? post.replies })),
  );
}

export function withoutPost(feed: Feed, id: string): Feed {
  return mapPages(feed, (posts) => posts.filter((post) => post.id !== id));
}
