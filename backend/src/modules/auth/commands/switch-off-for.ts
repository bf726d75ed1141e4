import { LANGUAGES, type Language } from '@sahaay/contracts/constants';
import { emailKey, type AccountStore } from '../../account/public.js';
import type { SwitchSecondFactorOff } from '../use-cases/switch-second-factor-off.js';

const USAGE = `Usage: npm run account:second-factor -- EMAIL off [${LANGUAGES.join('|')}]`;

/** What a command for operators came to. */
export interface Outcome {
  /** The exit code. */
  readonly code: number;
  /** The sentence for the terminal. */
  readonly sentence: string;
  /** The account that was changed; left out when none was. */
  readonly accountId?: string;
}

/**
 * Switches the second factor of an account off, for a person who lost their phone, their recovery codes and every open
 * session. The operator has to be sure who asks. The last word is the language of the mail that tells the person.
 */
export async function switchOffFor(
  accounts: Pick<AccountStore, 'accessByEmail'>,
  switchingOff: Pick<SwitchSecondFactorOff, 'execute'>,
  [email, word, language = 'en', ...more]: readonly string[],
): Promise<Outcome> {
  if (!email || word !== 'off' || !isLanguage(language) || more.length > 0) return { code: 2, sentence: USAGE };
  const account = await accounts.accessByEmail(emailKey(email));
  if (!account) return { code: 1, sentence: `No account has the email ${email}.` };
  const wasOn = await switchingOff.execute(account.id, language);
  if (!wasOn) return { code: 0, sentence: `${email} is asked for no code; nothing was changed.` };
  return {
    code: 0,
    sentence: `${email} is asked for no code any more. A mail tells them so.`,
    accountId: account.id,
  };
}

function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}
