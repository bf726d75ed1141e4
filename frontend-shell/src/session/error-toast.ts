import { ApiError } from '@sahaay/contracts';
import { notify } from '../notify/notify.ts';
import type { TextKey, Translate } from '../i18n/text.ts';

/** The sentence of the server, or ours when no sentence came. */
export function sentenceOf(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('error.unexpected');
  if (error.kind === 'offline') return t('error.network');
  return error.message || t('error.unexpected');
}

/** Shows 'Error {code}: {message}'. Without an answer there is no code, and only the sentence shows. */
export function toastError(error: unknown, t: Translate, key: TextKey = 'error.withCode'): void {
  const hasCode = error instanceof ApiError && error.kind !== 'offline';
  const message = sentenceOf(error, t);
  notify.error(hasCode ? t(key, { code: String(error.status), message }) : message);
}
