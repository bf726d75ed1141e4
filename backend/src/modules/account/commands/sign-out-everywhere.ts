import type { DataSource } from 'typeorm';
import { endEpoch } from '../adapters/end-epoch.js';
import { emailKey } from '../domain/account.js';

const USAGE = 'Usage: npm run account:sign-out -- EMAIL';

/**
 * Ends every session of an account, for a person whose device was stolen or whose account somebody else uses. Each call
 * that comes with one of them is refused from then on.
 * @param tell tells the running processes, so that open streams of the account end too
 * @returns the exit code, the sentence for the terminal, and the account whose sessions ended
 */
export async function signOutEverywhere(
  database: DataSource,
  [email, ...more]: readonly string[],
  tell: (accountId: string) => Promise<void>,
): Promise<{ code: number; sentence: string; accountId?: string }> {
  if (!email || more.length > 0) return { code: 2, sentence: USAGE };
  const accountId = await endEpoch(database, emailKey(email));
  if (accountId === undefined) return { code: 1, sentence: `No account has the email ${email}.` };
  await tell(accountId);
  return { code: 0, sentence: `${email} is signed in nowhere any more.`, accountId };
}
