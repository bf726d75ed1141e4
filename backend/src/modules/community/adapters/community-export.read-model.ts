import { ApiProperty } from '@nestjs/swagger';
import type { Act, Reason } from '../domain/moderation.js';
import { ShownEntry } from './post.read-model.js';

/** A post in the export of its author. */
export class ExportedPost extends ShownEntry {
  /** Whether it stands here without the author's name. */
  anonymous: boolean;
  /** Whether it is hidden from readers. */
  hidden: boolean;
}

/** A reply in the export of its author. */
export class ExportedReply extends ExportedPost {
  postId: string;
}

/** Tells that a person likes or reported a post. */
export class ExportedMark {
  postId: string;
  createdAt: Date;
}

/** Tells that a person likes or reported a reply. */
export class ExportedReplyMark {
  replyId: string;
  createdAt: Date;
}

/** Tells whom a person muted, by the post or reply at which they did. */
export class ExportedMute {
  entryId: string;
  createdAt: Date;
}

/** Tells what a person decided as a moderator. */
export class ExportedAct {
  @ApiProperty({ type: String })
  act: Act;
  @ApiProperty({ type: String, nullable: true })
  reason: Reason | null;
  createdAt: Date;
}

/** All that the community keeps about a person. */
export class CommunityExport {
  /** The posts that the person wrote, oldest first. */
  posts: ExportedPost[];
  likes: ExportedMark[];
  reports: ExportedMark[];
  /** The replies that the person wrote, oldest first. */
  replies: ExportedReply[];
  replyLikes: ExportedReplyMark[];
  replyReports: ExportedReplyMark[];
  mutes: ExportedMute[];
  /** What the person decided as a moderator. */
  decisions: ExportedAct[];
}
