import { GENDERS, type Gender } from '@sahaay/contracts/constants';
import { ApiProperty } from '@nestjs/swagger';

/** The signed-in person, as they see themselves. */
export class User {
  id: string;
  name: string | null;
  email: string;
  phone: string | null;
  address: string | null;
  @ApiProperty({ enum: GENDERS, nullable: true, type: String })
  gender: Gender | null;
  /** The format is yyyy-mm-dd. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  dob: string | null;
  /** The address of a picture. When it is null, the page shows initials. */
  pfp: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Whether the person has completed their profile at least once. */
  onboarded: boolean;
  /** Whether the person decides about reported posts and replies. */
  moderator: boolean;
}
