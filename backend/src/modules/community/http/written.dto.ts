import { Allow, IsBoolean, IsOptional } from 'class-validator';

/** What a person sends to write a post or a reply. */
class NewEntry {
  /** The text without markup: 1 to 2,000 characters after trimming. */
  @Allow()
  content: string;
  /** Whether it shows 'Anonymous' in place of the author's name, for good. */
  @IsOptional()
  @IsBoolean({ message: 'anonymous must be true or false' })
  anonymous?: boolean;
}

export class NewPost extends NewEntry {}

export class NewReply extends NewEntry {}

export class LikeResult {
  likes: number;
  /** Whether the signed-in person likes it now. */
  liked: boolean;
}
