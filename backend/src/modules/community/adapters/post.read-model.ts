/** A post as one reader sees it. */
export class Post {
  id: string;
  /** The author's name today, or 'Anonymous'. */
  username: string;
  /** The text, without any markup. */
  content: string;
  createdAt: Date;
  likes: number;
  /** Whether the signed-in person likes it. */
  liked: boolean;
  /** Whether the signed-in person wrote it. */
  mine: boolean;
}
