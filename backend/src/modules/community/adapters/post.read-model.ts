/** A post as one person sees it. */
export class Post {
  id: string;
  /** The author's name today, or 'Anonymous'. */
  username: string;
  /** Plain text. */
  content: string;
  createdAt: Date;
  likes: number;
  /** Whether the signed-in person likes it. */
  liked: boolean;
  /** Whether the signed-in person wrote it. */
  mine: boolean;
}
