import { Hidden, ShownEntry } from './post.read-model.js';

/** A reply to a post as one reader sees it. */
export class Reply extends ShownEntry {
  /** The post to which it replies. */
  postId: string;
  /** The author's name today, or 'Anonymous'. */
  username: string;
  /** Whether the signed-in person likes it. */
  liked: boolean;
  /** Whether the signed-in person wrote it. */
  mine: boolean;
  /** Tells its author that it is hidden from others; null for everything that others see. */
  hidden: Hidden | null;
}
