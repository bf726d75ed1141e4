import { createHash, randomBytes } from 'node:crypto';

/** How long a link to choose a new password works, from the moment its mail is sent. */
export const RESET_LINK_MINUTES = 30;

/** What a link to choose a new password carries; nobody can guess 256 random bits. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: who reads the database cannot use it. */
export function resetTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
