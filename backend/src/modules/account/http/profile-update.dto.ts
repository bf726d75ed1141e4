import { GENDERS, type Gender } from '@sahaay/contracts/constants';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

/** The changes to a profile. The request holds at least one field; the fields that it leaves out stay as they are. */
export class ProfileUpdate {
  /** The name has at least 2 characters. */
  @Allow()
  name?: string;
  /** The number begins with an optional +; 7 to 20 digits, spaces, parentheses or hyphens follow. */
  @Allow()
  phone?: string;
  @Allow()
  address?: string;
  /**
   * The date of birth is yyyy-mm-dd, or an ISO 8601 instant whose date counts as it is written. It does not lie in the
   * future.
   */
  @Allow()
  dob?: string;
  @Allow()
  @ApiProperty({ enum: GENDERS, required: false })
  gender?: Gender;
}
