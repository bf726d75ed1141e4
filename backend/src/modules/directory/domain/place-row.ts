import type { SpecialtyKey } from './specialties.js';
import type { PlaceCategory } from './place-category.js';

/** A place as it is stored: a record of a file, understood and normalised. */
export interface PlaceRow {
  readonly category: PlaceCategory;
  readonly source: string;
  readonly sourceId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly address: string | null;
  readonly addressKey: string | null;
  readonly postcode: string | null;
  readonly country: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly openingHours: string | null;
  readonly wheelchair: boolean;
  readonly specialties: readonly SpecialtyKey[];
  readonly rating: number | null;
  readonly lat: number;
  readonly lng: number;
  /** False when several places share the position, which then is only that of their town. */
  readonly precise: boolean;
  readonly licence: string | null;
}

/** The source of the places that ship with the product; any other record of the same place is fresher. */
export const STARTER_SOURCE = 'starter';
