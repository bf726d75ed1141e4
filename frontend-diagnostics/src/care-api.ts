import { unwrap, type ApiClient, type Schema } from '@sahaay/contracts';

/** Milliseconds without an answer after which a call counts as failed for want of a connection. */
const ANSWER_TIMEOUT_MS = 45_000;

/** Health questions and positions travel without the person's cookie. */
const anonymous = (
  signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS),
): { credentials: 'omit'; signal: AbortSignal } => ({ credentials: 'omit', signal });

/**
 * @param signal gives up on the answer
 * @throws ApiError; its kind is `offline` when no answer came in time
 */
export function predict(
  api: ApiClient,
  body: Schema<'PredictRequest'>,
  signal?: AbortSignal,
): Promise<Schema<'Prediction'>> {
  return unwrap(api.POST('/api/v1/diagnostics/predict', { ...anonymous(signal), body }));
}

/**
 * Places nearest first, at most 20.
 *
 * @throws ApiError
 */
export function searchNearby(
  api: ApiClient,
  at: Schema<'Coordinates'>,
  what: Pick<Schema<'NearbySearchRequest'>, 'filter' | 'name'>,
): Promise<Schema<'Place'>[]> {
  const body = { location: `${at.lat},${at.lng}`, ...what };
  return unwrap(api.POST('/api/v1/nearby/search', { ...anonymous(), body }));
}

/** @throws ApiError; its kind is `not_found` for a place nobody knows */
export function geocode(api: ApiClient, address: string): Promise<Schema<'Coordinates'>> {
  return unwrap(api.POST('/api/v1/nearby/geocode', { ...anonymous(), body: { address } }));
}
