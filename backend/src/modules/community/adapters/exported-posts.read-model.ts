/** A post in the export of its author. */
export class ExportedPost {
  id: string;
  content: string;
  createdAt: Date;
  likes: number;
  /** Whether readers reported it away. */
  hidden: boolean;
}

/** That a person likes or reported a post. */
export class ExportedMark {
  postId: string;
  createdAt: Date;
}

/** What the community keeps about a person. */
export class CommunityExport {
  /** Written by the person, oldest first. */
  posts: ExportedPost[];
  likes: ExportedMark[];
  reports: ExportedMark[];
}
