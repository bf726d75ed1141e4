import { ApiError } from '@sahaay/contracts';
import type { Translate } from '../../i18n/text.ts';

/** What the panel says after the profile could not be loaded. */
export function profileMessage(error: Error, t: Translate): string {
  if (!(error instanceof ApiError)) return t('settings.load.unexpected');
  if (error.kind === 'offline') return t('error.network');
  const message = error.message || t('settings.load.noMessage');
  return t('settings.load.failed', { status: String(error.status), message });
}
