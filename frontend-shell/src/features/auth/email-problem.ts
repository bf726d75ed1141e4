import { isMalformed } from '../../components/use-form.ts';
import type { Translate } from '../../i18n/text.ts';

/** Says what is wrong with the email in the input of that id. */
export function emailProblem(email: string, t: Translate): string | undefined {
  if (!email.trim()) return t('auth.email.missing');
  return isMalformed('email') ? t('auth.email.malformed') : undefined;
}
