import { Injectable } from '@nestjs/common';
import { COORDINATES_PATTERN, type PlaceFilter } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';
import { SpecialtyLookup } from '../../diagnostics/public.js';
import { onTheGlobe, type Coordinates } from '../../directory/public.js';
import { LOCATION_NOT_FOUND } from '../../geocoding/public.js';
import { bestFirst, FEW, isNeeded, nearestFirst, SHOWN_AT_MOST, shownOf, type Finding } from '../domain/finding.js';
import { answerFor, type PlaceAnswer } from '../domain/place-answer.js';
import { PlacesProvider } from '../domain/places-provider.port.js';
import { careByFilter, careByName, type CareStep } from '../domain/wanted-care.js';
import { ASKED_FOR, StepInquiry } from './step-inquiry.js';

export interface SearchInput {
  /** 'lat,lng' in decimal degrees. */
  readonly location: string;
  readonly filter?: PlaceFilter;
  readonly name?: string;
}

/** What was found, and how thoroughly the search looked. */
export interface SearchAnswer {
  /** At most 20, nearest first whatever their kind, those with an approximate position last. */
  readonly places: readonly PlaceAnswer[];
  /** How far round the position the search looked: further when there was little nearby. */
  readonly radiusMeters: number;
  /** False when nothing was found because nobody ever recorded places here, which does not mean that there are none. */
  readonly surveyed: boolean;
}

/** A search looks within this many metres of the person; it tries the next ring when one holds too few places. */
const RINGS = [10_000, 50_000, 200_000] as const;
/** A person waits this long for live sources in one search, milliseconds; then the directory answers. */
const PATIENCE = 2500;

/** Finds places of care round a position: by filter, or by name. */
@Injectable()
export class SearchNearby {
  constructor(
    private readonly places: PlacesProvider,
    private readonly specialties: SpecialtyLookup,
  ) {}

  /**
   * @throws DomainError `invalid` for a location that is none, or anything but a filter or a name
   */
  async execute({ location, filter, name }: SearchInput): Promise<SearchAnswer> {
    const at = readLocation(location);
    const steps = stepsFor(filter, name, this.specialties);
    const patience = new AbortController();
    const end = setTimeout(
      () => patience.abort(new DOMException('Nobody waits any longer.', 'TimeoutError')),
      PATIENCE,
    );
    try {
      return await answerOf(steps.map((step) => new StepInquiry(this.places, step, at, patience.signal)));
    } finally {
      clearTimeout(end);
    }
  }
}

/** Looks further and further until there are enough places, then tells what was found. */
async function answerOf(inquiries: readonly StepInquiry[]): Promise<SearchAnswer> {
  // A person who names a place looks for one; anybody else wants a choice.
  const enough = inquiries.some(({ step }) => step.text !== undefined) ? 1 : FEW;
  let found: readonly Finding[] = [];
  let ring: number = RINGS[0];
  for (ring of RINGS) {
    found = await findWithin(ring, inquiries);
    if (found.length >= enough) break;
  }
  return {
    places: found.toSorted(nearestFirst).map(({ place, step }) => answerFor(place, step.remark, step.specialties)),
    radiusMeters: ring,
    surveyed: found.length > 0 || (await areSurveyed(inquiries, ring)),
  };
}

/** Asks the steps rank by rank: those of one rank at once, and a later rank only when the earlier ones leave a need. */
async function findWithin(ring: number, inquiries: readonly StepInquiry[]): Promise<readonly Finding[]> {
  let found: readonly Finding[] = [];
  for (const rank of Map.groupBy(inquiries, ({ step }) => step.rank).values()) {
    const needed = rank.filter(({ step }) => isNeeded(step, found));
    found = await findMore(found, needed, ring);
  }
  return shownOf(found);
}

/** Adds what the steps find. When merging left too few places and there may be more, it asks once more, for many. */
async function findMore(
  before: readonly Finding[],
  needed: readonly StepInquiry[],
  ring: number,
): Promise<readonly Finding[]> {
  const findUpTo = async (limit: number) => {
    const findings = await Promise.all(needed.map((inquiry) => inquiry.findings(ring, limit)));
    return bestFirst([...before, ...findings.flat()]);
  };
  const found = await findUpTo(ASKED_FOR.first);
  const tooFew = found.length < SHOWN_AT_MOST && needed.some(({ mayKnowMore }) => mayKnowMore);
  return tooFew ? findUpTo(ASKED_FOR.again) : found;
}

async function areSurveyed(inquiries: readonly StepInquiry[], ring: number): Promise<boolean> {
  for (const inquiry of inquiries) if (!(await inquiry.isSurveyed(ring))) return false;
  return true;
}

function stepsFor(
  filter: PlaceFilter | undefined,
  name: string | undefined,
  specialties: SpecialtyLookup,
): readonly CareStep[] {
  if (filter !== undefined && name === undefined) return careByFilter(filter);
  if (name !== undefined && filter === undefined)
    return careByName(name, (condition) => specialties.specialtyFor(condition));
  const sentence =
    name === undefined ? 'Say what to look for, by filter or by name.' : 'Search by filter or by name, not by both.';
  throw new DomainError('invalid', 'filter_or_name', sentence, { [name === undefined ? 'filter' : 'name']: sentence });
}

function readLocation(location: string): Coordinates {
  const [, lat, lng] = COORDINATES_PATTERN.exec(location) ?? [];
  const at = { lat: Number(lat), lng: Number(lng) };
  if (onTheGlobe(at)) return at;
  throw new DomainError('invalid', 'location_invalid', LOCATION_NOT_FOUND, {
    location: 'Give a latitude from -90 to 90 and a longitude from -180 to 180.',
  });
}
