import type { Account } from '../../account/public.js';
import type { GoogleIdentity } from './google-identity.js';
import { googleProblem } from './google-problem.js';

/**
 * Lets a person into the account with their email by Google. Nobody proves their email when they sign up, so a stranger
 * may have opened the account and wait inside for the owner of the email. Therefore this drops the password and raises
 * the session epoch, unless mail to the address has reached its person before.
 * @param identity the person at Google; their verified email is that of the account
 * @returns `evicts` is true when every session of the account must end
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
