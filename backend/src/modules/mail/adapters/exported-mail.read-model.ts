import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@sahaay/contracts/constants';
import { MAIL_KINDS, type MailKind } from '../domain/mail.js';

/** A mail to the person, kept for a day after it was sent. */
export class ExportedMail {
  @ApiProperty({ enum: MAIL_KINDS })
  kind: MailKind;
  @ApiProperty({ enum: LANGUAGES })
  language: Language;
  askedAt: Date;
  /** Null while it waits, and when it was given up. */
  sentAt: Date | null;
}
