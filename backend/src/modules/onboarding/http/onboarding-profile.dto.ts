import { GENDERS, type Gender } from '@sahaay/contracts/constants';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

/** What a person tells us about themselves at the beginning; the rules are those of `ProfileUpdate`. */
export class OnboardingProfile {
  /** At least 2 characters. */
  @Allow()
  name: string;
  /** An optional +, then 7 to 20 digits, spaces, parentheses or hyphens. */
  @Allow()
  phone: string;
  @Allow()
  address: string;
  /** yyyy-mm-dd or an ISO 8601 instant, of which the date counts as written; not in the future. */
  @Allow()
  dob: string;
  @Allow()
  @ApiProperty({ enum: GENDERS })
  gender: Gender;
}
