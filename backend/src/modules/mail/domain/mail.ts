import type { Language } from '@sahaay/contracts/constants';

/** What mails are about. */
export const MAIL_KINDS = ['reset_link', 'password_changed'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail to be written and sent later. Deliberately no address, name, token or link: those are looked up when it is sent. */
export interface MailRequest {
  readonly kind: MailKind;
  readonly accountId: string;
  readonly language: Language;
}

/** A mail ready to be sent. */
export interface Mail {
  /** Of the request, and the same at every attempt: by it receivers recognise a repeat. */
  readonly id: string;
  readonly accountId: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
