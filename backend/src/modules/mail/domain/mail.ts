import type { Language } from '@sahaay/contracts/constants';

/** The kinds of mails that we send. */
export const MAIL_KINDS = [
  'reset_link',
  'password_changed',
  'new_device',
  'second_factor_on',
  'second_factor_off',
  'google_linked',
  'passkey_added',
  'passkey_removed',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What the mail about a sign-in tells. */
export interface SignInFacts {
  /** The moment, as an ISO string in UTC. */
  readonly at: string;
  /** Well-known names alone, such as `Chrome` and `Android`; null when we do not know them. */
  readonly browser: string | null;
  readonly system: string | null;
}

/**
 * A mail that will be written and sent later. It holds no address, name, token or link, since these are looked up when
 * the mail is sent.
 */
export interface MailRequest {
  readonly kind: MailKind;
  readonly accountId: string;
  readonly language: Language;
  /** Mails about a sign-in have this, and no others do. */
  readonly signIn?: SignInFacts | undefined;
}

/** A mail ready to be sent. */
export interface Mail {
  /** The id of the request. It is the same at every attempt, so that receivers recognise a repeated mail. */
  readonly id: string;
  readonly accountId: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
