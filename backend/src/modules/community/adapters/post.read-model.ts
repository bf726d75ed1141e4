/** What a reader and the author's export both show of a post. */
export class ShownPost {
  id: string;
  /** The text, without any markup. */
  content: string;
  createdAt: Date;
  likes: number;
}

/** A post as one reader sees it. */
export class Post extends ShownPost {
  /** The author's name today, or 'Anonymous'. */
  username: string;
  /** Whether the signed-in person likes it. */
  liked: boolean;
  /** Whether the signed-in person wrote it. */
  mine: boolean;
}
