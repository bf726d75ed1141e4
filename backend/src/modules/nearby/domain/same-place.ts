import { nameOf, nearlyTheSameName, shareWords } from './compared-name.js';
import { metersBetween, STARTER_SOURCE } from '../../directory/public.js';
import type { OpenState } from './opening-hours.js';
import type { FoundPlace } from './place.js';

/** One point, written with fewer decimals by one of two. */
const SAME_POINT_METERS = 5;
/** One building. */
const SAME_DOOR_METERS = 50;
const SAME_NAME_METERS = 150;
/** Large grounds: two records of a hospital may mark two of its gates. */
const SAME_HOSPITAL_METERS = 500;
/** Starter positions are good to the campus, not to the door. */
const STARTER_METERS = 800;
/** Registers that guess positions from addresses miss the door by so much; no two records further apart are one place. */
const SAME_CAMPUS_METERS = 1000;
/** More than `SAME_CAMPUS_METERS`, degrees of latitude. */
const FAR_APART = 0.01;
/**
 * Merges findings of a place that repeat an earlier one. Of one source: the same name within 150 m, a hospital's long
 * name within 500 m, or a name like it by the same phone. Of two sources: a name like it (abbreviated, spelled by ear or in
 * Devanagari) within 150 m, beside a starter place 800 m, by the same phone a kilometre; the same telling words of
 * two hospitals 500 m, several of them a kilometre; any name by the same phone within 150 m. At one and the same point also a name with a
 * slip of the pen or a part more, unless the addresses differ. The order is kept: the better of two
 * findings stays, with the fresher record of the place. What one record lacks is taken from the other, with its credit.
 */
export function withoutDuplicates<Finding extends { readonly place: FoundPlace }>(
  findings: readonly Finding[],
): Finding[] {
  const kept: Ranked<Finding>[] = [];
  // Starter places last, so that each meets all records that could be of it.
  const inTurn = findings
    .map((finding, rank) => ({ finding, rank }))
    .toSorted((a, b) => Number(isStarter(a.finding.place)) - Number(isStarter(b.finding.place)));
  for (const next of inTurn) {
    const { place } = next.finding;
    const twin = mostAlike(
      place,
      kept.filter(({ finding }) => samePlace(place, finding.place)),
    );
    if (!twin) kept.push(next);
    else {
      const { finding, rank } = next.rank < twin.rank ? next : twin;
      kept[kept.indexOf(twin)] = { finding: { ...finding, place: completed(twin.finding.place, place) }, rank };
    }
  }
  return kept.toSorted((a, b) => a.rank - b.rank).map(({ finding }) => finding);
}

interface Ranked<Finding> {
  readonly finding: Finding;
  readonly rank: number;
}

/**
 * Of several records on one campus that whose name has the fewest words more or less: of "Sports Injury Centre, City Hospital" and
 * "City Hospital" the latter; else the nearest.
 */
function mostAlike<Twin extends Ranked<{ readonly place: FoundPlace }>>(
  place: FoundPlace,
  twins: readonly Twin[],
): Twin | undefined {
  if (twins.length < 2) return twins[0];
  const words = nameOf(place).tellingWords;
  const differing = ({ finding }: Twin) => words.symmetricDifference(nameOf(finding.place).tellingWords).size;
  const apart = ({ finding }: Twin) => metersBetween(finding.place, place);
  return twins.toSorted((a, b) => differing(a) - differing(b) || apart(a) - apart(b))[0];
}

function isStarter({ source }: FoundPlace): boolean {
  return source === STARTER_SOURCE;
}

function completed(place: FoundPlace, other: FoundPlace): FoundPlace {
  // A pharmacy inside a hospital has its own hours and telephone.
  if (place === other || place.category !== other.category) return place;
  const missing = whatIsMissing(place, other);
  if (Object.keys(missing).length === 0) return place;
  const credits = [place.attribution, other.attribution].filter((credit) => credit !== null);
  const attribution = credits.length > 0 ? [...new Set(credits)].join('; ') : null;
  return { ...place, ...missing, attribution };
}

/** What the other record knows and this one does not. */
function whatIsMissing(place: FoundPlace, other: FoundPlace): Partial<FoundPlace> {
  const { phone, address, rating } = other;
  return {
    ...(place.phone === null && phone !== null && { phone }),
    ...(place.address === '' && address !== '' && { address }),
    ...(place.rating === null && rating !== null && { rating }),
    ...(place.openNow === null && other.openNow !== null && hoursOf(other)),
    ...(!place.wheelchair && other.wheelchair && { wheelchair: true }),
    ...(other.specialties.some((key) => !place.specialties.includes(key)) && {
      specialties: [...new Set([...place.specialties, ...other.specialties])],
    }),
  };
}

function hoursOf({ openNow, alwaysOpen, closesAt, opensAt, opensTomorrow }: FoundPlace): OpenState {
  return { openNow, alwaysOpen, closesAt, opensAt, opensTomorrow };
}

function samePlace(a: FoundPlace, b: FoundPlace): boolean {
  if (Math.abs(a.lat - b.lat) > FAR_APART) return false;
  const apart = metersBetween(a, b);
  if (apart > SAME_CAMPUS_METERS) return false;
  if (apart <= SAME_POINT_METERS && writtenTwice(a, b)) return true;
  return a.source === b.source ? repeated(a, b, apart) : recordedTwice(a, b, apart);
}

/** Whether two records at one point are of one place: doctors who share a building have names of their own. */
function writtenTwice(a: FoundPlace, b: FoundPlace): boolean {
  if (a.category !== b.category || !nearlyTheSameName(a, b)) return false;
  // The middle of a town is a point that many places share.
  const isPoint = !a.approximate && !b.approximate;
  return (isPoint && (a.address === '' || b.address === '')) || shareWords(a.address, b.address);
}

/** Whether one source holds a place twice. Who keeps a register rather than a map means two places by two telephone numbers. */
function repeated(a: FoundPlace, b: FoundPlace, apart: number): boolean {
  const twoPhones = a.phone !== null && b.phone !== null && a.phone !== b.phone;
  if (twoPhones && apart > SAME_DOOR_METERS) return false;
  if (sameKey(a, b)) return apart <= (areHospitals(a, b) && isLong(a) ? SAME_HOSPITAL_METERS : SAME_NAME_METERS);
  if (a.category !== b.category || apart > SAME_NAME_METERS) return false;
  return sameWords(a, b) || (samePhone(a, b) && alikeNames(a, b));
}

/** Whether records of two sources are of one place. Several hospitals of one trust share a switchboard: a phone alone proves little. */
function recordedTwice(a: FoundPlace, b: FoundPlace, apart: number): boolean {
  if (a.category !== b.category) return sameKey(a, b) && apart <= SAME_NAME_METERS;
  if (sameKey(a, b) || sameWords(a, b)) {
    if (apart <= (!areHospitals(a, b) ? SAME_NAME_METERS : isLong(a) ? SAME_CAMPUS_METERS : SAME_HOSPITAL_METERS))
      return true;
  }
  if (samePhone(a, b)) return apart <= SAME_NAME_METERS || alikeNames(a, b);
  return apart <= (isStarter(a) || isStarter(b) ? STARTER_METERS : SAME_NAME_METERS) && alikeNames(a, b);
}

function areHospitals(a: FoundPlace, b: FoundPlace): boolean {
  return a.category === 'hospital' && b.category === 'hospital';
}

function samePhone(a: FoundPlace, b: FoundPlace): boolean {
  return a.phone !== null && a.phone === b.phone && a.phone.startsWith('+');
}

function sameKey(a: FoundPlace, b: FoundPlace): boolean {
  return nameOf(a).key === nameOf(b).key;
}

function isLong(place: FoundPlace): boolean {
  return nameOf(place).tellingWords.size > 1;
}

/** "Sri Venkateshwara Hospital" and "Shri Venkateswara Hospitals"; one word alone is no proof, as in "City Hospital" and "City Clinic". */
function sameWords(a: FoundPlace, b: FoundPlace): boolean {
  const words = nameOf(a).tellingWords;
  return words.size > 1 && words.symmetricDifference(nameOf(b).tellingWords).size === 0;
}

/** More than half of the telling words of the shorter name stand in the other: "AIIMS, New Delhi", "AIIMS Delhi". */
function alikeNames(a: FoundPlace, b: FoundPlace): boolean {
  const [fewer, more] = [nameOf(a).tellingWords, nameOf(b).tellingWords].sort((x, y) => x.size - y.size) as [
    Set<string>,
    Set<string>,
  ];
  return fewer.size > 0 && fewer.intersection(more).size * 2 > fewer.size;
}
