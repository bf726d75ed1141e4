import type { Coordinates } from '../../directory/public.js';
import type { Surroundings } from '../../geocoding/public.js';
import type { FoundPlace } from './place.js';

/** What is known of the surroundings of a point, without asking anybody outside. */
export abstract class KnownSurroundings {
  /** Neighbourhood, town and state; each null where nothing is known nearby. */
  abstract around(at: Coordinates): Promise<Surroundings>;

  /** The nearest hospital within so many metres, or undefined when none is known. */
  abstract nearestHospital(at: Coordinates, radiusMeters: number): Promise<FoundPlace | undefined>;
}
