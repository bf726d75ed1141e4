import { ApiProperty } from '@nestjs/swagger';
import { MAIL_KINDS, MAIL_LANGUAGES, type MailKind, type MailLanguage } from '../domain/mail.js';

/** A mail to the person, kept for a day after it was sent. */
export class ExportedMail {
  @ApiProperty({ enum: MAIL_KINDS })
  kind: MailKind;
  @ApiProperty({ enum: MAIL_LANGUAGES })
  language: MailLanguage;
  askedAt: Date;
  /** Null while it waits, and when it was given up. */
  sentAt: Date | null;
}
