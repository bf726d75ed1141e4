import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@sahaay/contracts/constants';
import { MAIL_KINDS, type MailKind } from '../domain/mail.js';

/** A mail to the person. It is kept for a day after it was sent. */
export class ExportedMail {
  @ApiProperty({ enum: MAIL_KINDS })
  kind: MailKind;
  @ApiProperty({ enum: LANGUAGES })
  language: Language;
  askedAt: Date;
  /** Null while the mail waits, and when the queue gave it up. */
  sentAt: Date | null;
}
