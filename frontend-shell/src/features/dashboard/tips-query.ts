import { ApiError, unwrap, type Schema } from '@sahaay/contracts';
import type { Locale } from '@sahaay/contracts/i18n';
import { queryOptions } from '@sahaay/kit';
import type { Translate } from '../../i18n/text.ts';
import { api } from '../../session/api.ts';

/** The tips of the day. They are asked for again when the connection is back. */
export const tipsQuery = (locale: Locale) =>
  queryOptions<Schema<'Tip'>[]>({
    queryKey: ['tips', locale],
    queryFn: () => unwrap(api.GET('/api/v1/misc/tips')),
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });

/** Whether nobody could be asked for tips. */
export const isCutOff = (error: Error): boolean => !(error instanceof ApiError) || error.kind === 'offline';

/** The sentence of the specification for why there are no tips. */
export function tipsMessage(error: Error, t: Translate): string {
  if (!(error instanceof ApiError) || isCutOff(error)) return t('dashboard.tips.network');
  if (error.kind === 'unauthenticated') return t('dashboard.tips.signedOut');
  if (error.kind === 'not_found') return t('dashboard.tips.notFound');
  return t('dashboard.tips.server', { status: String(error.status) });
}
