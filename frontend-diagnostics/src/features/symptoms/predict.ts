import { unwrap, type ApiClient, type Schema } from '@sahaay/contracts';
import { anonymousCall } from '../../anonymous-call.ts';

/**
 * @param signal gives up on the answer
 * @throws ApiError; its kind is `offline` when no answer came in time
 */
export function predict(
  api: ApiClient,
  body: Schema<'PredictRequest'>,
  signal?: AbortSignal,
): Promise<Schema<'Prediction'>> {
  return unwrap(api.POST('/api/v1/diagnostics/predict', { ...anonymousCall(signal), body }));
}
