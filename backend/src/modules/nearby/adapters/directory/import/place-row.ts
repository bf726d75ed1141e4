import type { PlaceCategory } from '../../../domain/place.js';
import type { SpecialtyKey } from '../../../domain/specialties.js';

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
  /** False when several places share the position: it is that of their town. */
  readonly precise: boolean;
  readonly licence: string | null;
}

/** Why a record of a file is not a place for the directory; the message names the reason for a person. */
export class RejectedRecord extends Error {}

/** A record that is not whole, or whose position is wrong: the file may be damaged rather than the place unfit. */
export class DamagedRecord extends RejectedRecord {}
