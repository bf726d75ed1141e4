import { EMAIL_LETTERS_PATTERN } from '@sahaay/contracts/constants';
import { isMalformed } from '../../components/use-form.ts';
import type { TranslateArrival } from '../../i18n/late/arrival.ts';

/** Says what is wrong with the email in the input of that id. */
export function emailProblem(email: string, t: TranslateArrival): string | undefined {
  if (!email.trim()) return t('auth.email.missing');
  if (email.includes('@') && !EMAIL_LETTERS_PATTERN.test(email)) return t('auth.email.letters');
  return isMalformed('email') ? t('auth.email.malformed') : undefined;
}
