import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { REASONS, type Reason } from '../domain/moderation.js';

export class NewDecision {
  /** Whether it is hidden (or stays so), or shown (again). */
  @ApiProperty({ enum: ['hide', 'restore'] })
  @IsIn(['hide', 'restore'], { message: 'act must be hide or restore' })
  act: 'hide' | 'restore';
  /** Why it is hidden, as its author reads it. */
  @ApiProperty({ enum: REASONS, required: false })
  @IsOptional()
  @IsIn(REASONS, { message: 'reason must be one of the reasons' })
  reason?: Reason;
}
