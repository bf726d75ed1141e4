import { ApiProperty } from '@nestjs/swagger';
import { REASONS, type Reason } from '../domain/moderation.js';

/** What a reader and the author's export both show of a post or a reply. */
export class ShownEntry {
  id: string;
  /** The text, without any markup. */
  content: string;
  createdAt: Date;
  likes: number;
}

/** Why an author's own post or reply is hidden from others. */
export class Hidden {
  /** Whether the reports of several people hide it, or a moderator. */
  @ApiProperty({ enum: ['reports', 'moderator'] })
  by: 'reports' | 'moderator';
  /** The moderator's reason. */
  @ApiProperty({ enum: REASONS, nullable: true, type: String })
  reason: Reason | null;
  /** Whether the author may ask a moderator for another look, has asked, or has got the answer. */
  @ApiProperty({ enum: ['possible', 'asked', 'done'] })
  review: 'possible' | 'asked' | 'done';
}

/** A post as one reader sees it. */
export class Post extends ShownEntry {
  /** The author's name today, or 'Anonymous'. */
  username: string;
  /** Whether the signed-in person likes it. */
  liked: boolean;
  /** Whether the signed-in person wrote it. */
  mine: boolean;
  /** Tells its author that it is hidden from others; null for everything that others see. */
  hidden: Hidden | null;
  /** The number of replies that the signed-in person sees. */
  replies: number;
}
