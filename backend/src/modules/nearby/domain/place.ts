import type { Coordinates, PlaceCategory, SpecialtyKey } from '../../directory/public.js';
import type { OpenState } from './opening-hours.js';

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
  /** Opens directions to this very place, when its source offers such a link; otherwise the position has to do. */
  readonly link?: string | undefined;
  /** Who recorded it, e.g. `osm`. */
  readonly source: string;
  /** The credit that must stand beside it, or null when none is owed. */
  readonly attribution: string | null;
}
