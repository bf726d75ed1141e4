import type { SpecialtyKey } from '../../directory/public.js';
import type { CareStep } from './care-step.js';
import type { FoundPlace } from './place.js';
import { withoutDuplicates } from './same-place.js';
import { isForOneIllness, saysGeneral, treats } from './whom-it-treats.js';

/** A place, and the step of care that found it. */
export interface Finding {
  readonly place: FoundPlace;
  readonly step: CareStep;
}

/** A person is shown this many places at most. */
export const SHOWN_AT_MOST = 20;
/** An answer in which fewer places stand than this is a poor one. */
export const FEW = 5;
/** This many places of the kind that was asked for are shown even when only their towns are known. */
const ROUGH_AT_LEAST = 3;
const ENOUGH = { 'when few': FEW, 'when none': 1, 'when none near': 1 } as const;
/** Help this near is close by, metres. */
const CLOSE_BY = 10_000;

/** Whether a step is still worth asking, after the steps before it found these. */
export function isNeeded({ only, rank }: CareStep, found: readonly Finding[]): boolean {
  const before = only === 'when none near' ? found.filter(({ place }) => place.meters <= CLOSE_BY) : found;
  if (only !== undefined && before.length >= ENOUGH[only]) return false;
  return found.filter(({ place, step }) => !place.approximate && step.rank < rank).length < SHOWN_AT_MOST;
}

/** Whether the step wants the place: one that cannot help such a person, or offers nothing of use, is left out. */
export function isWanted(place: FoundPlace, { notOnly = [], need, general }: CareStep): boolean {
  if (offersOnly(place.specialties, notOnly) || (need && !treats(place, need))) return false;
  if (general === 'by its own words') return saysGeneral(place);
  return general === undefined || !isForOneIllness(place);
}

/** Without the places of last resort that are farther away than better ones. */
export function withoutFartherResorts(found: readonly Finding[]): Finding[] {
  return found.filter(
    ({ place, step }) =>
      step.only !== 'when none near' ||
      !found.some((other) => other.step.rank < step.rank && other.place.meters <= place.meters),
  );
}

function offersOnly(specialties: readonly SpecialtyKey[], these: readonly SpecialtyKey[]): boolean {
  return specialties.length > 0 && specialties.every((key) => these.includes(key));
}

/** Sorts the findings by worth and merges duplicates, so that the better ranked of two stays. */
export function bestFirst(findings: readonly Finding[]): Finding[] {
  // A fresher record may have taken the place of one before it, so the order is made again.
  return withoutDuplicates(findings.toSorted(byWorth)).toSorted(byWorth);
}

/**
 * Chooses what is shown of findings in the order of their worth. A few places of the kind that was asked for are among
 * them, even when their positions are only approximate.
 */
export function shownOf(found: readonly Finding[]): readonly Finding[] {
  const asked = Math.min(...found.map(({ step }) => step.rank));
  const best = found.slice(0, SHOWN_AT_MOST);
  if (best.some(({ step }) => step.rank === asked)) return best;
  const rough = found.filter(({ step }) => step.rank === asked).slice(0, ROUGH_AT_LEAST);
  return [...best.slice(0, SHOWN_AT_MOST - rough.length), ...rough];
}

/** The order of an answer: a person sees the nearest place first, and each place says by itself how well it fits. */
export function nearestFirst({ place: a }: Finding, { place: b }: Finding): number {
  return Number(a.approximate) - Number(b.approximate) || a.meters - b.meters;
}

/** When there are too many places, those that were asked for stay before others. */
function byWorth(a: Finding, b: Finding): number {
  return (
    Number(a.place.approximate) - Number(b.place.approximate) ||
    a.step.rank - b.step.rank ||
    a.place.meters - b.place.meters
  );
}
