import type { Coordinates } from './coordinates.js';
import type { OpenState } from './opening-hours.js';
import type { SpecialtyKey } from './specialties.js';

/** What a place is. A clinic or a doctor's practice is a `doctor`. */
export const PLACE_CATEGORIES = ['hospital', 'doctor', 'dentist', 'pharmacy', 'ambulance'] as const;
export type PlaceCategory = (typeof PLACE_CATEGORIES)[number];

/** Narrows an untrusted word to a category. */
export function isPlaceCategory(word: string): word is PlaceCategory {
  return (PLACE_CATEGORIES as readonly string[]).includes(word);
}

/** A place as a provider knows it, seen from where somebody stands. */
export interface FoundPlace extends Coordinates, OpenState {
  readonly category: PlaceCategory;
  readonly name: string;
  /** Empty when unknown. */
  readonly address: string;
  /** E.164, or a short number such as 108 as it is dialled. */
  readonly phone: string | null;
  /** Stars from 0 to 5. */
  readonly rating: number | null;
  readonly specialties: readonly SpecialtyKey[];
  /** Distance from the person as the crow flies; of little worth when `approximate`. */
  readonly meters: number;
  /** The position is only that of a town or a postcode. */
  readonly approximate: boolean;
  readonly wheelchair: boolean;
  /** Opens directions to the very place where its source has an address for that; else the position will do. */
  readonly link?: string | undefined;
  /** Who recorded it, e.g. `osm`. */
  readonly source: string;
  /** The credit that must stand beside it, or null when none is owed. */
  readonly attribution: string | null;
}

/** The source of the places that ship with the product; any other record of the same place is fresher. */
export const STARTER_SOURCE = 'starter';
