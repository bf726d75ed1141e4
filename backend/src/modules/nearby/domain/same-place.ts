import { soundOf } from '@sahaay/contracts/red-flags';
import { metersBetween } from './coordinates.js';
import type { OpenState } from './opening-hours.js';
import { STARTER_SOURCE, type FoundPlace } from './place.js';
import { textKey } from './text-key.js';

const SAME_NAME_METERS = 150;
/** Large grounds: two records of a hospital whose name is long may mark two of its gates. */
const SAME_HOSPITAL_METERS = 500;
/** Several hospitals of one trust share a switchboard; within a kilometre it is one campus. */
const SAME_PHONE_METERS = 1000;
/** Starter positions are good to the campus, not to the door. */
const STARTER_METERS = 800;
/** No two records this far apart are one place: more than `SAME_PHONE_METERS`, degrees of latitude. */
const FAR_APART = 0.01;
const WORDS_THAT_TELL_NOTHING = new Set([
  'the',
  'of',
  'and',
  'hospital',
  'hospitals',
  'clinic',
  'centre',
  'center',
  'medical',
  'dr',
  'new',
  'ltd',
  'pvt',
  'अस्पताल',
  'हॉस्पिटल',
  'चिकित्सालय',
  'क्लिनिक',
]);
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  hosp: 'hospital',
  govt: 'government',
  gov: 'government',
  gen: 'general',
  inst: 'institute',
  med: 'medical',
  coll: 'college',
  ctr: 'centre',
  mem: 'memorial',
  saint: 'st',
  shri: 'sri',
  shree: 'sri',
  pharma: 'pharmacy',
  univ: 'university',
};

/**
 * Merges findings of a place that repeat an earlier one: the same telling words within 150 m (from another source a similar
 * name, abbreviated, spelled by ear or in Devanagari), a hospital's long name within 500 m, the same phone within a
 * kilometre, or a starter place beside a fresher record of it. The order is kept; a starter place gives way to the
 * fresher record. What one record lacks is taken from the other, with its credit.
 */
export function withoutDuplicates<Finding extends { readonly place: FoundPlace }>(
  findings: readonly Finding[],
): Finding[] {
  const kept: Finding[] = [];
  for (const finding of findings) {
    const at = kept.findIndex(({ place }) => samePlace(finding.place, place));
    const twin = kept[at];
    if (!twin) kept.push(finding);
    else if (isStarter(twin.place) && !isStarter(finding.place)) kept[at] = completed(finding, twin.place);
    else kept[at] = completed(twin, finding.place);
  }
  return kept;
}

function isStarter({ source }: FoundPlace): boolean {
  return source === STARTER_SOURCE;
}

function completed<Finding extends { readonly place: FoundPlace }>(finding: Finding, other: FoundPlace): Finding {
  const { place } = finding;
  // A pharmacy inside a hospital has its own hours and telephone.
  if (place === other || place.category !== other.category) return finding;
  const missing: Partial<FoundPlace> = {
    ...(place.phone === null && other.phone !== null && { phone: other.phone }),
    ...(place.address === '' && other.address !== '' && { address: other.address }),
    ...(place.rating === null && other.rating !== null && { rating: other.rating }),
    ...(place.openNow === null && other.openNow !== null && hoursOf(other)),
    ...(!place.wheelchair && other.wheelchair && { wheelchair: true }),
    ...(other.specialties.some((key) => !place.specialties.includes(key)) && {
      specialties: [...new Set([...place.specialties, ...other.specialties])],
    }),
  };
  if (Object.keys(missing).length === 0) return finding;
  const credits = [place.attribution, other.attribution].filter((credit) => credit !== null);
  const attribution = credits.length > 0 ? [...new Set(credits)].join('; ') : null;
  return { ...finding, place: { ...place, ...missing, attribution } };
}

function hoursOf({ openNow, alwaysOpen, closesAt, opensAt, opensTomorrow }: FoundPlace): OpenState {
  return { openNow, alwaysOpen, closesAt, opensAt, opensTomorrow };
}

function samePlace(a: FoundPlace, b: FoundPlace): boolean {
  if (Math.abs(a.lat - b.lat) > FAR_APART) return false;
  const apart = metersBetween(a, b);
  if (apart <= SAME_HOSPITAL_METERS && nameOf(a).key === nameOf(b).key) {
    const isLongName = a.category === 'hospital' && b.category === 'hospital' && nameOf(a).tellingWords.size > 1;
    if (apart <= SAME_NAME_METERS || isLongName) return true;
  }
  if (apart > SAME_PHONE_METERS || a.category !== b.category) return false;
  if (a.phone !== null && a.phone === b.phone && a.phone.startsWith('+')) return true;
  if (apart <= SAME_NAME_METERS && sameWords(a, b)) return true;
  const starter = a.source === STARTER_SOURCE || b.source === STARTER_SOURCE;
  return a.source !== b.source && apart <= (starter ? STARTER_METERS : SAME_NAME_METERS) && alikeNames(a, b);
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

/** A name as it is compared with many others. */
class ComparedName {
  readonly key: string;
  private words: Set<string> | undefined;

  constructor(name: string) {
    this.key = textKey(name);
  }

  get tellingWords(): Set<string> {
    return (this.words ??= tellingWords(this.key));
  }
}

const compared = new WeakMap<FoundPlace, ComparedName>();

function nameOf(place: FoundPlace): ComparedName {
  const known = compared.get(place);
  if (known) return known;
  const name = new ComparedName(place.name);
  compared.set(place, name);
  return name;
}

function tellingWords(key: string): Set<string> {
  return new Set(
    key
      .split(' ')
      .map((word) => ABBREVIATIONS[word] ?? word)
      .filter((word) => !WORDS_THAT_TELL_NOTHING.has(word))
      .map((word) => soundOf(word.replaceAll('x', 'ksh')) ?? word),
  );
}
