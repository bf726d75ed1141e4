import type { Coordinates } from '../../directory/public.js';

/** A position that was looked up. */
export interface Located extends Coordinates {
  /** It is only the middle of something larger: a city, the area of a postcode or of a short code, what a map shows. */
  readonly approximate?: boolean;
}

/** Turns what a person types as a place into a position. */
export abstract class Geocoder {
  /**
   * @param text an address, a name of a place or city, a postcode, 'lat,lng', a Plus Code or a DIGIPIN
   * @returns the best match, or undefined when nothing is known by these words
   * @throws DomainError `unavailable` when the geocoder cannot answer
   */
  abstract locate(text: string): Promise<Located | undefined>;
}
