import type { Coordinates } from './coordinates.js';
import type { PlaceCategory } from './place-category.js';
import type { SpecialtyKey } from './specialties.js';

/** What to look for, and how far from where. */
export interface PlaceSearch {
  readonly at: Coordinates;
  readonly categories: readonly PlaceCategory[];
  /** Only places known to offer at least one of these; with `general`, also those of which no specialty is known. */
  readonly specialties?: readonly SpecialtyKey[];
  /** Only places whose name resembles these words. */
  readonly text?: string;
  readonly radiusMeters: number;
  /** At least 1. */
  readonly limit: number;
}
