import { randomUUID } from 'node:crypto';
import type { Gender, Language } from '@sahaay/contracts/constants';

/** What somebody may be here besides a person who uses it. An operator gives the role by a command. */
export const ROLES = ['moderator'] as const;
export type Role = (typeof ROLES)[number];

/** To which Terms and Privacy a person agreed when they signed up, and in which language they read them. */
export interface Agreement {
  /** The day since which these hold, as yyyy-mm-dd. */
  readonly version: string;
  readonly language: Language;
}

/** A person's account: how they sign in and what they told us about themselves. */
export class Account {
  id: string;
  /** The email as the person typed it when they signed up. Mail goes to this address. */
  email: string;
  /** The form in which emails are compared, which `emailKey` makes. No two accounts have the same one. */
  emailKey: string;
  /** The moment at which the person showed that mail to this address reaches them; null until then. */
  emailVerifiedAt: Date | null;
  /**
   * Google's identifier (`sub`) of the person who may sign in with Google. No two accounts have the same one. It is
   * null when nobody may.
   */
  googleId: string | null;
  /** The argon2id hash in PHC format; null when the person only signs in through a provider. */
  passwordHash: string | null;
  name: string | null;
  phone: string | null;
  address: string | null;
  /** The format is yyyy-mm-dd. */
  dob: string | null;
  gender: Gender | null;
  /** The address of a picture; null when the page shows initials. */
  pfp: string | null;
  onboardedAt: Date | null;
  /** Null for an ordinary person. */
  role: Role | null;
  /**
   * A number that is raised to end every session of the account at once. A session remembers the epoch in which it
   * began.
   */
  sessionEpoch: number;
  /** See `Agreement`. Both are null for accounts that were opened before they were recorded. */
  agreedVersion: string | null;
  agreedLanguage: Language | null;
  /** See `Guardian`. All four are null where no adult has agreed, or one took it back. */
  guardianName: string | null;
  guardianAgreedAt: Date | null;
  guardianAgreedVersion: string | null;
  guardianAgreedLanguage: Language | null;
  createdAt: Date;
  updatedAt: Date;

  /** Makes a new account that has not been onboarded. */
  static open(email: string, passwordHash: string | null, agreed?: Agreement): Account {
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
      role: null,
      sessionEpoch: 0,
      agreedVersion: agreed?.version ?? null,
      agreedLanguage: agreed?.language ?? null,
      guardianName: null,
      guardianAgreedAt: null,
      guardianAgreedVersion: null,
      guardianAgreedLanguage: null,
      createdAt: now,
      updatedAt: now,
    });
  }
}

/**
 * The form in which two emails are compared: in lower case, and the part after the @ in ASCII when it is in another
 * script, since some browsers send it so and others as it was typed.
 */
export function emailKey(email: string): string {
  const key = email.normalize('NFC').toLowerCase();
  const domain = key.slice(key.lastIndexOf('@') + 1);
  if (/^\p{ASCII}*$/u.test(domain)) return key;
  // What has no form in ASCII, which nobody can send mail to, is compared as it is.
  return key.slice(0, -domain.length) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}
