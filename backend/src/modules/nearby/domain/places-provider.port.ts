import type { PlaceSearch } from '../../directory/public.js';
import type { FoundPlace } from './place.js';

/** What a person looks for, and how long that person waits for a live source. */
export interface PlaceQuery extends PlaceSearch {
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
   * there are none. The search asks this only after such an answer.
   */
  abstract surveyed(query: PlaceQuery): Promise<boolean>;
}
