import { ShownPost } from './post.read-model.js';

/** A post in the export of its author. */
export class ExportedPost extends ShownPost {
  /** Whether reports hide the post from readers. */
  hidden: boolean;
}

/** Tells that a person likes or reported a post. */
export class ExportedMark {
  postId: string;
  createdAt: Date;
}

/** All that the community keeps about a person. */
export class CommunityExport {
  /** The posts that the person wrote, oldest first. */
  posts: ExportedPost[];
  likes: ExportedMark[];
  reports: ExportedMark[];
}
