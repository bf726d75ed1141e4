import { unwrap, type ApiClient, type Schema } from '@sahaay/contracts';
import { SEARCH_COVERAGE_HEADER, SEARCH_RADIUS_HEADER } from '@sahaay/contracts/constants';
import { anonymousCall } from '../anonymous-call.ts';

export interface PlacesAnswer {
  /** At most 20 places, the nearest first. */
  readonly places: readonly Schema<'Place'>[];
  /** How far the server looked, in metres; null when it does not say. */
  readonly radiusMeters: number | null;
  /** False when there are none because nobody ever recorded places here. */
  readonly isKnownArea: boolean;
}

/** @throws ApiError */
export async function searchNearby(
  api: ApiClient,
  at: Pick<Schema<'Located'>, 'lat' | 'lng'>,
  what: Omit<Schema<'NearbySearchRequest'>, 'location'>,
): Promise<PlacesAnswer> {
  const body = { location: `${at.lat},${at.lng}`, ...what };
  const call = api.POST('/api/v1/nearby/search', { ...anonymousCall(), body });
  const places = await unwrap(call);
  const { headers } = (await call).response;
  return {
    places,
    radiusMeters: Number(headers.get(SEARCH_RADIUS_HEADER)) || null,
    isKnownArea: headers.get(SEARCH_COVERAGE_HEADER) !== 'unknown',
  };
}
