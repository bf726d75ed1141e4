import type { Coordinates } from '../../directory/public.js';
import type { CareStep } from '../domain/care-step.js';
import { isWanted, type Finding } from '../domain/finding.js';
import type { FoundPlace } from '../domain/place.js';
import type { PlaceQuery, PlacesProvider } from '../domain/places-provider.port.js';

/**
 * A search asks the provider for this many places of a step first, so that after merging duplicates there are mostly
 * enough. Where one place stands in several registers it asks again, for more.
 */
export const ASKED_FOR = { first: 24, again: 90 } as const;

/** Asks the provider about one step of care, and never the same question twice in one search. */
export class StepInquiry {
  private answered: { readonly query: PlaceQuery; readonly places: readonly FoundPlace[] } | undefined;

  constructor(
    private readonly places: PlacesProvider,
    readonly step: CareStep,
    private readonly at: Coordinates,
    private readonly patience: AbortSignal,
  ) {}

  /**
   * What the step finds within the ring.
   *
   * @param ring metres round the person
   * @param limit the most places that are asked for
   */
  async findings(ring: number, limit: number): Promise<Finding[]> {
    const query = this.query(ring, limit);
    const places = this.known(query) ?? (await this.ask(query));
    return places.filter((place) => isWanted(place, this.step)).map((place) => ({ place, step: this.step }));
  }

  /** Whether the last answer was as long as the first question allows, so that the provider may know more places. */
  get mayKnowMore(): boolean {
    return this.answered?.places.length === ASKED_FOR.first;
  }

  /** Whether somebody recorded such places here at all. */
  isSurveyed(ring: number): Promise<boolean> {
    return this.places.surveyed(this.query(ring, ASKED_FOR.first));
  }

  /** A step with a reach of its own looks equally far in several rings, so one answer serves them all. */
  private known({ radiusMeters, limit }: PlaceQuery): readonly FoundPlace[] | undefined {
    const last = this.answered;
    return last?.query.radiusMeters === radiusMeters && last.query.limit >= limit ? last.places : undefined;
  }

  private async ask(query: PlaceQuery): Promise<readonly FoundPlace[]> {
    const places = await this.places.nearest(query);
    this.answered = { query, places };
    return places;
  }

  private query(ring: number, limit: number): PlaceQuery {
    const { categories, specialties, text, reach = 0 } = this.step;
    return {
      at: this.at,
      categories,
      specialties,
      text,
      radiusMeters: Math.max(ring, reach),
      limit,
      patience: this.patience,
    };
  }
}
