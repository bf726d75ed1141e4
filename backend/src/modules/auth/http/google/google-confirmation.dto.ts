import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CONFIRMED_PURPOSES, type ConfirmedPurpose } from './confirmed-purpose.js';

export class GoogleConfirmationQuery {
  /** What the settings page goes on with afterwards. */
  @IsIn(CONFIRMED_PURPOSES)
  @ApiProperty({ enum: CONFIRMED_PURPOSES })
  purpose: ConfirmedPurpose;
}
