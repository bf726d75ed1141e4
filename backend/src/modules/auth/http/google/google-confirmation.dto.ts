import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CONFIRMED_PURPOSES, type ConfirmedPurpose } from './confirmed-purpose.js';

export class GoogleConfirmationQuery {
  /** The purpose with which the settings page goes on afterwards. */
  @IsIn(CONFIRMED_PURPOSES)
  @ApiProperty({ enum: CONFIRMED_PURPOSES })
  purpose: ConfirmedPurpose;
}
