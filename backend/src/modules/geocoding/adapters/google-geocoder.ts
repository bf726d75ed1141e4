import type { Config } from '../../../config.js';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { DomainError } from '../../../shared/errors.js';
import type { OutsideService } from '../../../shared/resilience/outside-service.js';
import type { OutsideServices } from '../../../shared/resilience/outside-services.js';
import { onTheGlobe, textKey } from '../../directory/public.js';
import { Geocoder, type Located } from '../domain/geocoder.port.js';
import { locateWritten } from '../domain/written-position.js';
import { Refused } from '../../../shared/resilience/ask-json.js';
import { askGoogle, GOOGLE_BOUNDS, googleFailure, type GoogleAccess } from '../../../shared/map-services/ask-google.js';

const ANSWER = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        types: z.array(z.string()).default([]),
        partial_match: z.boolean().default(false),
        geometry: z.object({
          location_type: z.string().optional(),
          location: z.object({ lat: z.number(), lng: z.number() }),
        }),
      }),
    )
    .default([]),
});
/** When Google matches a part of an address and answers with one of these types, it did not understand the telling part. */
const TOO_WIDE = ['country', 'administrative_area_level_1', 'continent'];

/** This API reports each failure with HTTP 200 and a word. These are the statuses that other services of Google use. */
const FAILURES: Readonly<Record<string, number>> = {
  OVER_DAILY_LIMIT: 429,
  OVER_QUERY_LIMIT: 429,
  REQUEST_DENIED: 403,
  INVALID_REQUEST: 400,
  UNKNOWN_ERROR: 500,
};

/** Finds addresses with Google's Geocoding API, and codes and coordinates without it. It keeps nothing of the answers. */
export class GoogleGeocoder extends Geocoder {
  private readonly log = new Logger('GoogleMaps');

  constructor(
    private readonly access: GoogleAccess,
    private readonly service: OutsideService,
  ) {
    super();
  }

  override locate(text: string): Promise<Located | undefined> {
    return locateWritten(text, (words) => (textKey(words) === '' ? Promise.resolve(undefined) : this.lookUp(words)));
  }

  private async lookUp(address: string): Promise<Located | undefined> {
    const { url, key, country } = this.access;
    const parameters = new URLSearchParams({ address, region: country.toLowerCase(), language: 'en', key });
    try {
      return await this.service.call(async (signal) =>
        best(ANSWER.parse(await askGoogle(`${url}/maps/api/geocode/json?${parameters.toString()}`, { signal }))),
      );
    } catch (error) {
      this.log.warn(`No address from Google Maps: ${googleFailure(error)}`);
      throw new DomainError(
        'unavailable',
        'geocoder_unavailable',
        'We cannot look up addresses right now. Please try again later.',
      );
    }
  }
}

function best({ status, results }: z.output<typeof ANSWER>): Located | undefined {
  if (status === 'ZERO_RESULTS') return undefined;
  if (status !== 'OK') throw new Refused(FAILURES[status] ?? 500, undefined, { error: { status } });
  return results
    .filter(({ types, partial_match }) => !(partial_match && types.some((type) => TOO_WIDE.includes(type))))
    .map(({ geometry: { location, location_type } }) => ({ ...location, approximate: location_type === 'APPROXIMATE' }))
    .find(onTheGlobe);
}

/** Google's geocoder as the settings give access to it; null without a key. */
export function googleGeocoderOf(
  { googleMaps, placesCountry: country }: Config,
  services: OutsideServices,
): GoogleGeocoder | null {
  if (!googleMaps) return null;
  const { key, geocodingUrl: url } = googleMaps;
  return new GoogleGeocoder({ url, key, country }, services.open('google_geocoding', GOOGLE_BOUNDS));
}
