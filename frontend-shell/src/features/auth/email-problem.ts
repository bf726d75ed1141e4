import { isMalformed } from '../../components/use-form.ts';
import type { TranslateArrival } from '../../i18n/late/arrival.ts';

/**
 * Says what is wrong with the email in the input of that id. As the API does, browsers take no email whose part before the @
 * is in another script.
 */
export function emailProblem(email: string, t: TranslateArrival): string | undefined {
  if (!email.trim()) return t('auth.email.missing');
  return isMalformed('email') ? t('auth.email.malformed') : undefined;
}
