import { randomUUID } from 'node:crypto';
import type { Gender } from '@sahaay/contracts/constants';

/** A person's account: how they sign in and what they told us about themselves. */
export class Account {
  id: string;
  /** As typed at sign-up; mail goes here. */
  email: string;
  /** The email without case, unique: see `emailKey`. */
  emailKey: string;
  /** When the person showed that mail to this address reaches them; null until then. */
  emailVerifiedAt: Date | null;
  /** Google's identifier (`sub`) of the person who may sign in with Google, unique; null when nobody may. */
  googleId: string | null;
  /** argon2id in PHC format; null when the person only signs in through a provider. */
  passwordHash: string | null;
  name: string | null;
  phone: string | null;
  address: string | null;
  /** yyyy-mm-dd */
  dob: string | null;
  gender: Gender | null;
  /** Address of a picture, or null for initials. */
  pfp: string | null;
  onboardedAt: Date | null;
  /** Raised to end every session of the account at once; a session remembers the epoch it began in. */
  sessionEpoch: number;
  createdAt: Date;
  updatedAt: Date;

  /** A new account that has not been onboarded. */
  static open(email: string, passwordHash: string | null): Account {
    const now = new Date();
    return Object.assign(new Account(), {
      id: randomUUID(),
      email,
      emailKey: emailKey(email),
      emailVerifiedAt: null,
      googleId: null,
      passwordHash,
      name: null,
      phone: null,
      address: null,
      dob: null,
      gender: null,
      pfp: null,
      onboardedAt: null,
      sessionEpoch: 0,
      createdAt: now,
      updatedAt: now,
    });
  }
}

/** The form in which two emails are compared: without case and in one Unicode form. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
