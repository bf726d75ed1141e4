import { isMalformed } from '../../components/use-form.ts';
import type { TranslateArrival } from '../../i18n/late/arrival.ts';

/** Says what is wrong with the email in the input of that id. */
export function emailProblem(email: string, t: TranslateArrival): string | undefined {
  if (!email.trim()) return t('auth.email.missing');
  return isMalformed('email') ? t('auth.email.malformed') : undefined;
}
