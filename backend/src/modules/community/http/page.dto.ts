import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@sahaay/contracts/constants';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

const LIMIT_PROBLEM = { message: `limit must be a whole number from 1 to ${PAGE_SIZE_MAX}` };

/** Chooses a page of a list. */
export class PageRequest {
  /** The most entries that the page may hold. */
  @ApiProperty({ required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt(LIMIT_PROBLEM)
  @Min(1, LIMIT_PROBLEM)
  @Max(PAGE_SIZE_MAX, LIMIT_PROBLEM)
  limit: number = PAGE_SIZE_DEFAULT;
  /** The place where the page begins. Take it from the `Link` header of the page before. */
  @IsOptional()
  @IsString({ message: 'cursor must be given once' })
  cursor?: string;
}

/** Chooses a page of posts. */
export class PostsRequest extends PageRequest {
  /** With `mine`, only the posts of the signed-in person are listed, those too that are hidden from others. */
  @ApiProperty({ required: false, enum: ['mine'] })
  @IsOptional()
  @IsIn(['mine'], { message: 'by must be mine' })
  by?: 'mine';
}
