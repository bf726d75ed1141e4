import { createHash, randomBytes } from 'node:crypto';

/** A link to choose a new password works for this many minutes from the moment in which its mail is sent. */
export const RESET_LINK_MINUTES = 30;

/** Makes the token of a link to choose a new password. It has 256 random bits, which nobody can guess. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token, which the database keeps in its place. Somebody who reads the database cannot use it. */
export function resetTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
