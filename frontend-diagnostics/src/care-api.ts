import { unwrap, type ApiClient, type Schema } from '@sahaay/contracts';
import { SEARCH_COVERAGE_HEADER, SEARCH_RADIUS_HEADER } from '@sahaay/contracts/constants';

/** Milliseconds without an answer after which a call counts as failed for want of a connection. */
const ANSWER_TIMEOUT_MS = 45_000;

/** Health questions and positions travel without the person's cookie. */
const anonymous = (signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)): { credentials: 'omit'; signal: AbortSignal } => ({
  credentials: 'omit',
  signal,
});

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

export interface PlacesAnswer {
  /** Nearest first, at most 20. */
  readonly places: readonly Schema<'Place'>[];
  /** How far was looked; null when the server does not say. */
  readonly radiusMeters: number | null;
  /** False when there are none because nobody ever recorded places here. */
  readonly isKnownArea: boolean;
}

/** @throws ApiError */
export async function searchNearby(
  api: ApiClient,
  at: Pick<Schema<'Located'>, 'lat' | 'lng'>,
  what: Pick<Schema<'NearbySearchRequest'>, 'filter' | 'name'>,
): Promise<PlacesAnswer> {
  const body = { location: `${at.lat},${at.lng}`, ...what };
  const call = api.POST('/api/v1/nearby/search', { ...anonymous(), body });
  const places = await unwrap(call);
  const { headers } = (await call).response;
  return {
    places,
    radiusMeters: Number(headers.get(SEARCH_RADIUS_HEADER)) || null,
    isKnownArea: headers.get(SEARCH_COVERAGE_HEADER) !== 'unknown',
  };
}

/** @throws ApiError; its kind is `not_found` for a place nobody knows */
export function geocode(api: ApiClient, address: string): Promise<Schema<'Located'>> {
  return unwrap(api.POST('/api/v1/nearby/geocode', { ...anonymous(), body: { address } }));
}
