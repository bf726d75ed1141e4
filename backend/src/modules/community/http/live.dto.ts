import { Matches } from 'class-validator';

/** How many posts a page may ask about at once. */
const MOST_ASKED = 50;
const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** Names posts that a page shows. */
export class ShownPosts {
  /** The ids of 1 to 50 posts, with commas between them. */
  @Matches(new RegExp(`^${UUID}(?:,${UUID}){0,${MOST_ASKED - 1}}$`), {
    message: `ids must be the ids of 1 to ${MOST_ASKED} posts, with commas between them`,
  })
  ids: string;
}

/** How many people like a post or a reply. */
export class LikesNow {
  /** The id of the post or of the reply. */
  id: string;
  likes: number;
  /** Whether this person likes it. It is told when they change that, here or on another device. */
  liked?: boolean;
}

/** The data of an event `news`. It tells neither what was written nor by whom. */
export class LiveNewsEvent {
  /** How many posts were added. Some may be by people whom this person muted; a page learns that when it asks for them. */
  posts: number;
  /** The ids of posts to which a reply came or from which one went, and of those that were deleted, hidden or shown again. */
  replies: string[];
  /** The posts and replies that were liked, or not any more, and how many like them now. */
  likes: LikesNow[];
  /** A page that asks for more about it first waits for a random part of so many milliseconds. */
  spread: number;
}

/** The data of an event `anew`. */
export class LiveAnewEvent {
  /** A page first waits for a random part of so many milliseconds. */
  spread: number;
}
