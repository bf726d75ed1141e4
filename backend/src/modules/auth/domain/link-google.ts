import type { Account } from '../../account/public.js';
import type { GoogleIdentity } from './google-identity.js';
import { googleProblem } from './google-problem.js';

/**
 * Lets a person into the account of their email with Google. Emails are not proven at sign-up, so somebody else may have
 * opened the account to wait inside for its owner: unless mail to it reached its person before, its password is dropped
 * and its session epoch raised.
 *
 * @param identity whose verified email is that of the account
 * @returns whether whoever was inside has to leave: then every session of the account must end
 * @throws DomainError conflict `google_email_taken` when the account belongs to another person at Google
 */
export function linkGoogle(account: Account, identity: GoogleIdentity, now: Date): { evicts: boolean } {
  if (account.googleId) throw googleProblem('google_email_taken');
  account.googleId = identity.id;
  account.pfp = identity.picture;
  account.name ??= identity.name;
  account.updatedAt = now;
  if (account.emailVerifiedAt) return { evicts: false };
  account.emailVerifiedAt = now;
  account.passwordHash = null;
  account.sessionEpoch += 1;
  return { evicts: true };
}
