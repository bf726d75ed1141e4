import { nameOf, nearlyTheSameName, shareWords, whatFor } from './compared-name.js';
import { metersBetween, STARTER_SOURCE } from '../../directory/public.js';
import type { OpenState } from './opening-hours.js';
import type { FoundPlace } from './place.js';

/** Two positions this near are one point that somebody wrote with fewer decimals. */
const SAME_POINT_METERS = 5;
/** Two positions this near lie in one building. */
const SAME_DOOR_METERS = 50;
const SAME_NAME_METERS = 150;
/** A hospital has large grounds, so two records of it may mark two of its gates. */
const SAME_HOSPITAL_METERS = 500;
/** Places of the starter set mark the campus, not the door. */
const STARTER_METERS = 800;
/** Registers that guess positions from addresses miss the door by up to this; records further apart are two places. */
const SAME_CAMPUS_METERS = 1000;
/** Degrees of latitude; this is more than `SAME_CAMPUS_METERS`. */
const FAR_APART = 0.01;
/**
 * Merges findings that are one place. The order stays: the better of two findings stays where it is, with the fresher
 * record of the place. It takes what its record lacks from the other one, together with that one's credit.
 *
 * Two records of one source are one place when
 * - they bear the same name within 150 m, or the same long name of a hospital within 500 m;
 * - they have similar names and the same phone within 150 m.
 *
 * Two records of different sources are one place when
 * - their names are similar (abbreviated, spelled by ear, or in Devanagari) within 150 m, or within 800 m when one of
 *   them belongs to the starter set, or within a kilometre when they have the same phone;
 * - they are hospitals with the same telling word within 500 m, or with the same telling words within a kilometre;
 * - they have the same phone within 150 m, whatever their names are.
 *
 * Any two records at one point are also one place when their names differ by a slip of the pen or by an added part,
 * unless their addresses differ; two hospitals at one door also when one name holds the other, or when both begin with
 * the same word, share more than half of the shorter name and are for the same.
 */
export function withoutDuplicates<Finding extends { readonly place: FoundPlace }>(
  findings: readonly Finding[],
): Finding[] {
  const kept: Ranked<Finding>[] = [];
  // Places of the starter set come last, so that each meets every record that may be the same place.
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
 * Chooses, among several records on one campus, the one whose name differs in the fewest words: "City Hospital" rather
 * than "Sports Injury Centre, City Hospital". When names differ equally, the nearest record counts.
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
  if (a.category !== b.category) return false;
  if (areHospitals(a, b) && (isNamedWithin(a, b) || isNamedAfter(a, b)) && sameDoor(a.address, b.address)) return true;
  if (!nearlyTheSameName(a, b)) return false;
  // The middle of a town is a point that many places share.
  const isPoint = !a.approximate && !b.approximate;
  return (isPoint && (a.address === '' || b.address === '')) || shareWords(a.address, b.address);
}

/** Whether one source holds a place twice. In a register, unlike on a map, two telephone numbers mean two places. */
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

/** "Sng Hospital" and "Global Sng Hospital - Indore": all telling words of one name stand in the other. */
function isNamedWithin(a: FoundPlace, b: FoundPlace): boolean {
  const [one, other] = [nameOf(a).tellingWords, nameOf(b).tellingWords];
  return one.size > 0 && other.size > 0 && (one.isSubsetOf(other) || other.isSubsetOf(one));
}

/** "Rushabh Nursing Home and Eye Hospital" and "Rushabh Eye Hospital And Laser Centre", but no eye and ear hospital of one trust. */
function isNamedAfter(a: FoundPlace, b: FoundPlace): boolean {
  const [[one], [other]] = [nameOf(a).tellingWords, nameOf(b).tellingWords];
  return one === other && alikeNames(a, b) && whatFor(a).symmetricDifference(whatFor(b)).size === 0;
}

/** Whether two addresses have the same numbers and mostly the same words. */
function sameDoor(a: string, b: string): boolean {
  const numbersOf = (address: string): string => (address.match(/\d+/g) ?? []).join(' ');
  return numbersOf(a) !== '' && numbersOf(a) === numbersOf(b) && shareWords(a, b);
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

/**
 * "Sri Venkateshwara Hospital" and "Shri Venkateswara Hospitals" have the same words. One word alone proves nothing, as
 * in "City Hospital" and "City Clinic".
 */
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
