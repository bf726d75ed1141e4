import { DomainError } from '../../../shared/errors.js';

/** A person may have this many passkeys. */
export const MOST_PASSKEYS = 10;

/** How the browser may reach an authenticator (WebAuthn, section 5.8.4). Others are left out. */
export const TRANSPORTS = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** What an authenticator tells of a key when it is made, and what later signatures are checked with. */
export interface PasskeyKey {
  /** The credential id, in base64url. */
  readonly id: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** How often the authenticator says that it signed; 0 when it does not count. */
  readonly counter: number;
  /** Whether the key may be copied to other devices of its person. */
  readonly backupEligible: boolean;
  /** Whether it is copied there. */
  readonly backedUp: boolean;
  readonly transports: readonly Transport[];
}

/** What a browser sends when it made a key. All of it is in base64url. */
export interface MadeKey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** What a browser sends when a person signs in with a key. All of it is in base64url. */
export interface Signature {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  /** Names the account, as the authenticator keeps it. */
  readonly userHandle?: string | undefined;
}

const NOT_ACCEPTED = 'This passkey was not accepted. Please try again.';

/** The refusal at sign-in, the same whatever is wrong, since only a faulty or hostile program sees it. */
export function passkeyRefused(): DomainError {
  return new DomainError('unauthenticated', 'passkey_refused', NOT_ACCEPTED);
}

/** The refusal of a new passkey. Its kind is `invalid`, since a 401 would sign the person out. */
export function passkeyInvalid(): DomainError {
  return new DomainError('invalid', 'passkey_invalid', NOT_ACCEPTED);
}

/** The name of an account inside a passkey: the bytes of its id, in base64url. It tells nothing about the person. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
}
