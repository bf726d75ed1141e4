import { unwrap, type Schema } from '@sahaay/contracts';
import type { ShellServices } from '@sahaay/contracts/shell';
import { anonymousCall } from '../../anonymous-call.ts';
import { answerIn } from './danger-words.ts';

/**
 * Asks the API. It answers in English or Hindi; danger signs and first aid come in the language of the page.
 *
 * @param signal gives up on the answer
 * @throws ApiError; its kind is `offline` when no answer came in time
 */
export async function predict(
  { api, locale }: Pick<ShellServices, 'api' | 'locale'>,
  body: Schema<'PredictRequest'>,
  signal?: AbortSignal,
): Promise<Schema<'Prediction'>> {
  const answer = await unwrap(api.POST('/api/v1/diagnostics/predict', { ...anonymousCall(signal), body }));
  return answerIn(locale, answer);
}
