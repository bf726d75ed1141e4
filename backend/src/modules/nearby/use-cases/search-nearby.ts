import { Injectable } from '@nestjs/common';
import type { PlaceFilter } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';
import { SpecialtyLookup } from '../../diagnostics/public.js';
import type { CareStep } from '../domain/care-step.js';
import { areForEmergencies } from '../domain/emergency-care.js';
import {
  bestFirst,
  FEW,
  isNeeded,
  nearestFirst,
  SHOWN_AT_MOST,
  shownOf,
  withoutFartherResorts,
  type Finding,
} from '../domain/finding.js';
import { answerFor, type PlaceAnswer } from '../domain/place-answer.js';
import { PlacesProvider } from '../domain/places-provider.port.js';
import { readLocation } from '../domain/read-location.js';
import { careByFilter, careByName, type Circumstances } from '../domain/wanted-care.js';
import { ASKED_FOR, StepInquiry } from './step-inquiry.js';

export interface SearchInput extends Circumstances {
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

/** A ring round the person in metres, and how many places in it are enough: with fewer, the search tries the next one. */
interface Ring {
  readonly meters: number;
  readonly enough: number;
}

const NEAR: Ring = { meters: 10_000, enough: FEW };
const RINGS: readonly Ring[] = [NEAR, { meters: 50_000, enough: FEW }, { meters: 200_000, enough: 0 }];
/** Nobody drives farther than 25 km in an emergency while there is help within, and then an ambulance comes sooner. */
const RINGS_IN_EMERGENCY: readonly Ring[] = [NEAR, { meters: 25_000, enough: 1 }, { meters: 200_000, enough: 0 }];
/** Nobody goes farther than this for medicine. */
const RINGS_FOR_PHARMACIES: readonly Ring[] = [NEAR, { meters: 25_000, enough: 0 }];
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
  async execute({ location, ...what }: SearchInput): Promise<SearchAnswer> {
    const at = readLocation(location);
    const steps = stepsFor(what, this.specialties);
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
  const steps = inquiries.map(({ step }) => step);
  const areUrgent = areForEmergencies(steps);
  // A person who names a place looks for one; anybody else wants a choice.
  const isNamed = steps.some(({ text }) => text !== undefined);
  let found: readonly Finding[] = [];
  let reached = NEAR.meters;
  for (const { meters, enough } of ringsFor(steps, areUrgent)) {
    reached = meters;
    found = await findWithin(meters, inquiries);
    const counted = areUrgent && meters === NEAR.meters ? found.filter(({ step }) => step.rank === 0) : found;
    if (counted.length >= (isNamed ? 1 : enough)) break;
  }
  return {
    places: withoutFartherResorts(found)
      .toSorted(nearestFirst)
      .map(({ place, step }) => answerFor(place, step)),
    radiusMeters: reached,
    surveyed: found.length > 0 || (await areSurveyed(inquiries, reached)),
  };
}

function ringsFor(steps: readonly CareStep[], areUrgent: boolean): readonly Ring[] {
  if (areUrgent) return RINGS_IN_EMERGENCY;
  const isPharmacy = steps.every(({ categories }) => categories.every((category) => category === 'pharmacy'));
  return isPharmacy ? RINGS_FOR_PHARMACIES : RINGS;
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
  { filter, name, ...told }: Omit<SearchInput, 'location'>,
  conditions: SpecialtyLookup,
): readonly CareStep[] {
  if (filter !== undefined && name === undefined) return careByFilter(filter, told);
  if (name !== undefined && filter === undefined) return careByName(name, conditions, told);
  const sentence =
    name === undefined ? 'Say what to look for, by filter or by name.' : 'Search by filter or by name, not by both.';
  throw new DomainError('invalid', 'filter_or_name', sentence, { [name === undefined ? 'filter' : 'name']: sentence });
}
