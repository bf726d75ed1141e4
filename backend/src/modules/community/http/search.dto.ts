import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@sahaay/contracts/constants';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';

const LIMIT_PROBLEM = { message: `limit must be a whole number from 1 to ${PAGE_SIZE_MAX}` };
const WORDS_MAX_LENGTH = 200;

/** What to look for: `words` or a `topic`. */
export class PostSearch {
  /** Words in English, Hindi or Hinglish. Each of them must be there; the last one may be unfinished. */
  @ApiProperty({ required: false, maxLength: WORDS_MAX_LENGTH })
  @IsOptional()
  @Length(0, WORDS_MAX_LENGTH, { message: `Please use at most ${WORDS_MAX_LENGTH} characters.` })
  @IsString({ message: 'words must be text' })
  words?: string;
  /** The id of a topic from the list of topics. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsString({ message: 'topic must be text' })
  topic?: string;
  /** The most posts that the page may hold. */
  @ApiProperty({ required: false, minimum: 1, maximum: PAGE_SIZE_MAX, default: PAGE_SIZE_DEFAULT })
  @IsOptional()
  @IsInt(LIMIT_PROBLEM)
  @Min(1, LIMIT_PROBLEM)
  @Max(PAGE_SIZE_MAX, LIMIT_PROBLEM)
  limit: number = PAGE_SIZE_DEFAULT;
  /** The place where the page begins: `next` of the page before. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsString({ message: 'cursor must be text' })
  cursor?: string;
}
