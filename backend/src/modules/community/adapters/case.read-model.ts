import { ApiProperty } from '@nestjs/swagger';

/** A post or a reply that waits for a moderator. It tells nothing of its author but the name that readers see. */
export class ModerationCase {
  id: string;
  @ApiProperty({ enum: ['post', 'reply'] })
  kind: 'post' | 'reply';
  /** The name that readers see, or 'Anonymous'. */
  username: string;
  content: string;
  /** The moment since which it waits. */
  createdAt: Date;
  /** The number of people who reported it. */
  reports: number;
  /** Whether it is hidden from readers. */
  hidden: boolean;
  /** Whether its author asks for another look. */
  reviewAsked: boolean;
}
