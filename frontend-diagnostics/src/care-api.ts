import { unwrap, type ApiClient, type Schema } from '@sahaay/contracts';

/** Milliseconds without an answer after which a call counts as failed for want of a connection. */
const ANSWER_TIMEOUT_MS = 45_000;

/** Health questions and positions travel without the person's cookie. */
function anonymous(signal?: AbortSignal): { credentials: 'omit'; signal: AbortSignal } {
  const deadline = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  return { credentials: 'omit', signal: signal ? AbortSignal.any([signal, deadline]) : deadline };
}

/** @throws ApiError with kind `offline` when no answer came or `signal` ended the call */
export function predict(api: ApiClient, body: Schema<'PredictRequest'>, signal?: AbortSignal): Promise<Schema<'Prediction'>> {
  return unwrap(api.POST('/api/v1/diagnostics/predict', { ...anonymous(signal), body }));
}

/** Places nearest first, at most 20. */
export function searchNearby(
  api: ApiClient,
  at: Schema<'Coordinates'>,
  what: Pick<Schema<'NearbySearchRequest'>, 'filter' | 'name'>,
  signal?: AbortSignal,
): Promise<Schema<'Place'>[]> {
  const body = { location: `${at.lat},${at.lng}`, ...what };
  return unwrap(api.POST('/api/v1/nearby/search', { ...anonymous(signal), body }));
}

export function geocode(api: ApiClient, address: string, signal?: AbortSignal): Promise<Schema<'Coordinates'>> {
  return unwrap(api.POST('/api/v1/nearby/geocode', { ...anonymous(signal), body: { address } }));
}
