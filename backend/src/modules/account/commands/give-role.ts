import { emailKey, ROLES, type Role } from '../domain/account.js';
import type { AccountStore } from '../adapters/account.store.js';

const USAGE = `Usage: npm run account:role -- EMAIL ${[...ROLES, 'none'].join('|')}`;

const isRole = (text: string | undefined): text is Role => ROLES.some((role) => role === text);

/**
 * Gives an account a role, or takes it away with `none`.
 * @returns the exit code, and the sentence for the terminal
 */
export async function giveRole(
  accounts: Pick<AccountStore, 'giveRole'>,
  [email, role, ...more]: readonly string[],
): Promise<{ code: number; sentence: string }> {
  if (!email || more.length > 0 || !(isRole(role) || role === 'none')) return { code: 2, sentence: USAGE };
  const isGiven = await accounts.giveRole(emailKey(email), isRole(role) ? role : null);
  if (!isGiven) return { code: 1, sentence: `No account has the email ${email}.` };
  return { code: 0, sentence: isRole(role) ? `${email} is ${role} now.` : `${email} has no role any more.` };
}
