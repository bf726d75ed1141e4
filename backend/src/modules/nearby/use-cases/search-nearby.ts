import { Injectable } from '@nestjs/common';
import { COORDINATES_PATTERN, type PlaceFilter } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';
import { specialtyForCondition } from '../../diagnostics/public.js';
import { onTheGlobe, type Coordinates, type SpecialtyKey } from '../../directory/public.js';
import { LOCATION_NOT_FOUND } from '../../geocoding/public.js';
import { answerFor, type PlaceAnswer } from '../domain/place-answer.js';
import type { FoundPlace } from '../domain/place.js';
import { PlacesProvider, type PlaceQuery } from '../domain/places-provider.port.js';
import { withoutDuplicates } from '../domain/same-place.js';
import { careByFilter, careByName, type CareStep } from '../domain/wanted-care.js';

export interface SearchInput {
  /** 'lat,lng' in decimal degrees. */
  readonly location: string;
  readonly filter?: PlaceFilter;
  readonly name?: string;
}

/** What was found, and how thoroughly it was looked for. */
export interface SearchAnswer {
  /** At most 20, nearest first whatever their kind, those with an approximate position last. */
  readonly places: readonly PlaceAnswer[];
  /** How far round the position it was looked: further when there was little nearby. */
  readonly radiusMeters: number;
  /** False when nothing was found since nobody ever recorded places here, rather than since there are none. */
  readonly surveyed: boolean;
}

interface Finding {
  readonly place: FoundPlace;
  readonly step: CareStep;
}

/** What each step last found, since steps with a reach of their own look as far in several rings. */
type Answers = Map<CareStep, { readonly query: PlaceQuery; readonly places: readonly FoundPlace[] }>;

const AT_MOST = 20;
const ROUGH_AT_LEAST = 3;
/** Asked of the provider, so that merging duplicates mostly leaves enough; and where one place stands in several registers. */
const ASKED_FOR = { first: 24, again: 90 } as const;
/** Metres round the person; the next is tried when the one before holds too few places. */
const RINGS = [10_000, 50_000, 200_000] as const;
const FEW = 5;
/** How long a person waits for live sources in one search, milliseconds; then the directory answers. */
const PATIENCE = 2500;
const ENOUGH = { 'when few': FEW, 'when none': 1 } as const;

/** Finds places of care round a position: by filter, or by name. */
@Injectable()
export class SearchNearby {
  constructor(private readonly places: PlacesProvider) {}

  /**
   * @throws DomainError `invalid` for a location that is none, or anything but a filter or a name
   */
  async execute({ location, filter, name }: SearchInput): Promise<SearchAnswer> {
    const at = readLocation(location);
    const steps = stepsFor(filter, name);
    const patience = new AbortController();
    const end = setTimeout(
      () => patience.abort(new DOMException('Nobody waits any longer.', 'TimeoutError')),
      PATIENCE,
    );
    try {
      return await this.search(at, steps, patience.signal);
    } finally {
      clearTimeout(end);
    }
  }

  private async search(at: Coordinates, steps: readonly CareStep[], patience: AbortSignal): Promise<SearchAnswer> {
    const { found, ring } = await this.widening(at, steps, patience);
    return {
      places: found.map(({ place, step }) => answerFor(place, step.remark, step.specialties)),
      radiusMeters: ring,
      surveyed: found.length > 0 || (await this.surveyed(steps.map((step) => queryOf(step, at, ring, patience)))),
    };
  }

  private async widening(at: Coordinates, steps: readonly CareStep[], patience: AbortSignal) {
    let found: Finding[] = [];
    let ring: number = RINGS[0];
    const answers: Answers = new Map();
    // Who asks for a place by its name looks for one.
    const few = steps.some(({ text }) => text !== undefined) ? 1 : FEW;
    for (ring of RINGS) {
      found = await this.within(ring, at, steps, patience, answers);
      if (found.length >= few) break;
    }
    return { found: found.toSorted(nearestFirst), ring };
  }

  private async surveyed(queries: readonly PlaceQuery[]): Promise<boolean> {
    for (const query of queries) if (!(await this.places.surveyed(query))) return false;
    return true;
  }

  private async within(
    ring: number,
    at: Coordinates,
    steps: readonly CareStep[],
    patience: AbortSignal,
    answers: Answers,
  ): Promise<Finding[]> {
    let found: Finding[] = [];
    for (const group of byRank(steps)) {
      const needed = group.filter((step) => isNeeded(step, found));
      const before = found;
      const ask = async (limit: number) => {
        const findings = needed.map((step) => this.findingsOf(step, queryOf(step, at, ring, patience, limit), answers));
        return inOrder([...before, ...(await Promise.all(findings)).flat()]);
      };
      found = await ask(ASKED_FOR.first);
      const thereAreMore = needed.some((step) => answers.get(step)?.places.length === ASKED_FOR.first);
      if (found.length < AT_MOST && thereAreMore) found = await ask(ASKED_FOR.again);
    }
    return shownOf(found);
  }

  private async findingsOf(step: CareStep, query: PlaceQuery, answers: Answers): Promise<Finding[]> {
    const known = answers.get(step);
    const answered = known?.query.radiusMeters === query.radiusMeters && known.query.limit >= query.limit;
    const places = answered ? known.places : await this.places.nearest(query);
    if (!answered) answers.set(step, { query, places });
    return places.filter((place) => !offersOnly(place, step.notOnly ?? [])).map((place) => ({ place, step }));
  }
}

function stepsFor(filter: PlaceFilter | undefined, name: string | undefined): readonly CareStep[] {
  if (filter !== undefined && name === undefined) return careByFilter(filter);
  if (name !== undefined && filter === undefined) return careByName(name, specialtyForCondition);
  const sentence =
    name === undefined ? 'Say what to look for, by filter or by name.' : 'Search by filter or by name, not by both.';
  throw new DomainError('invalid', 'filter_or_name', sentence, { [name === undefined ? 'filter' : 'name']: sentence });
}

/** Groups of one rank are asked for at once. */
function byRank(steps: readonly CareStep[]): Iterable<readonly CareStep[]> {
  return Map.groupBy(steps, ({ rank }) => rank).values();
}

function isNeeded({ only, rank }: CareStep, found: readonly Finding[]): boolean {
  if (only !== undefined && found.length >= ENOUGH[only]) return false;
  return found.filter(({ place, step }) => !place.approximate && step.rank < rank).length < AT_MOST;
}

function queryOf(
  step: CareStep,
  at: Coordinates,
  ring: number,
  patience: AbortSignal,
  limit: number = ASKED_FOR.first,
): PlaceQuery {
  const { categories, specialties, text } = step;
  const radiusMeters = Math.max(ring, step.reach ?? 0);
  return { at, categories, specialties, text, radiusMeters, limit, patience };
}

/** The best of them; a few of the kind asked for are among them, though their positions be only approximate. */
function shownOf(found: readonly Finding[]): Finding[] {
  const asked = Math.min(...found.map(({ step }) => step.rank));
  const best = found.slice(0, AT_MOST);
  if (best.some(({ step }) => step.rank === asked)) return best;
  const rough = found.filter(({ step }) => step.rank === asked).slice(0, ROUGH_AT_LEAST);
  return [...best.slice(0, AT_MOST - rough.length), ...rough];
}

function offersOnly({ specialties }: FoundPlace, these: readonly SpecialtyKey[]): boolean {
  return specialties.length > 0 && specialties.every((key) => these.includes(key));
}

/** Sorts, and merges duplicates so that the better ranked of two stays. */
function inOrder(findings: readonly Finding[]): Finding[] {
  // A fresher record may have taken the place of one before it, so the order is made again.
  return withoutDuplicates(findings.toSorted(byWorth)).toSorted(byWorth);
}

/** What is kept when there are too many: those asked for before others. */
function byWorth(a: Finding, b: Finding): number {
  return (
    Number(a.place.approximate) - Number(b.place.approximate) ||
    a.step.rank - b.step.rank ||
    a.place.meters - b.place.meters
  );
}

/** What is shown: who fits better is said with each place, and the order is that of the way there. */
function nearestFirst({ place: a }: Finding, { place: b }: Finding): number {
  return Number(a.approximate) - Number(b.approximate) || a.meters - b.meters;
}

function readLocation(location: string): Coordinates {
  const [, lat, lng] = COORDINATES_PATTERN.exec(location) ?? [];
  const at = { lat: Number(lat), lng: Number(lng) };
  if (onTheGlobe(at)) return at;
  throw new DomainError('invalid', 'location_invalid', LOCATION_NOT_FOUND, {
    location: 'Give a latitude from -90 to 90 and a longitude from -180 to 180.',
  });
}
