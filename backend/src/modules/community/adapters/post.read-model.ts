/** What a reader and the author's export both show of a post or a reply. */
export class ShownEntry {
  id: string;
  /** The text, without any markup. */
  content: string;
  createdAt: Date;
  likes: number;
}

/** A post as one reader sees it. */
export class Post extends ShownEntry {
  /** The author's name today, or 'Anonymous'. */
  username: string;
  /** Whether the signed-in person likes it. */
  liked: boolean;
  /** Whether the signed-in person wrote it. */
  mine: boolean;
  /** The number of replies that the signed-in person sees. */
  replies: number;
}
