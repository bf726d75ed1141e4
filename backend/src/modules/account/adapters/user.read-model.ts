import { GENDERS, LANGUAGES, type Gender, type Language } from '@sahaay/contracts/constants';
import { ApiProperty } from '@nestjs/swagger';

/** The adult who agreed that a child has the account. */
export class Guardian {
  /** The name as the adult gave it. Nobody has checked it. */
  name: string;
  /** When the adult agreed. */
  @ApiProperty({ format: 'date-time' })
  agreedAt: string;
  /** The day since which the Terms and the Privacy page hold to which the adult agreed, as yyyy-mm-dd. */
  version: string;
  @ApiProperty({ enum: LANGUAGES })
  language: Language;
}

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
  /** Whether the person is under 18, by their date of birth; false where they gave none. */
  child: boolean;
  /** The adult who agreed that a child has the account, where one did. */
  guardian: Guardian | null;
}
