import type { Coordinates } from './coordinates.js';
import type { FoundPlace, PlaceCategory } from './place.js';
import type { SpecialtyKey } from './specialties.js';

/** What to look for, and how far from where. */
export interface PlaceQuery {
  readonly at: Coordinates;
  readonly categories: readonly PlaceCategory[];
  /** Only places known to offer at least one of these; with `general`, also those of which no specialty is known. */
  readonly specialties?: readonly SpecialtyKey[];
  /** Only places whose name resembles these words. */
  readonly text?: string;
  readonly radiusMeters: number;
  /** At least 1. */
  readonly limit: number;
  /** Aborted when the person should wait no longer for a live source. */
  readonly patience?: AbortSignal;
}

/** Where places of care are known: our own directory, or a live service. */
export abstract class PlacesProvider {
  /**
   * Places within the radius, nearest first, those with an approximate position after all others; at most `limit`.
   * Empty when there are none. The same place may appear twice when the provider knows it twice.
   *
   * @throws DomainError `unavailable` when the provider cannot answer
   */
  abstract nearest(query: PlaceQuery): Promise<FoundPlace[]>;

  /**
   * Whether somebody looked for such places near this point at all, so that an empty answer of `nearest` means that
   * there are none. Asked after such an answer only.
   */
  abstract surveyed(query: PlaceQuery): Promise<boolean>;
}
