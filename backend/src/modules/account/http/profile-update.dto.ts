import { GENDERS, type Gender } from '@sahaay/contracts/constants';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

/** Changes to a profile. At least one field; what is left out is left alone. */
export class ProfileUpdate {
  /** At least 2 characters. */
  @Allow()
  name?: string;
  /** An optional +, then 7 to 20 digits, spaces, parentheses or hyphens. */
  @Allow()
  phone?: string;
  @Allow()
  address?: string;
  /** yyyy-mm-dd or an ISO 8601 instant, of which the date counts as written; not in the future. */
  @Allow()
  dob?: string;
  @Allow()
  @ApiProperty({ enum: GENDERS, required: false })
  gender?: Gender;
}
