import { metersBetween } from './coordinates.js';
import { STARTER_SOURCE, type FoundPlace } from './place.js';
import { textKey } from './text-key.js';

const SAME_NAME_METERS = 150;
/** Several hospitals of one trust share a switchboard; within a kilometre it is one campus. */
const SAME_PHONE_METERS = 1000;
/** Starter positions are good to the campus, not to the door. */
const STARTER_METERS = 800;
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
]);

/**
 * Drops places that repeat an earlier one: the same name within 150 m (from another source a similar one), the same
 * phone within a kilometre, or a starter place beside a fresher record of it. The order is kept; a starter place gives
 * way to the fresher record.
 */
export function withoutDuplicates(places: readonly FoundPlace[]): FoundPlace[] {
  const kept: FoundPlace[] = [];
  for (const place of places) {
    const twin = kept.findIndex((other) => samePlace(place, other));
    if (twin < 0) kept.push(place);
    else if (kept[twin]?.source === STARTER_SOURCE && place.source !== STARTER_SOURCE) kept[twin] = place;
  }
  return kept;
}

function samePlace(a: FoundPlace, b: FoundPlace): boolean {
  const apart = metersBetween(a, b);
  if (apart <= SAME_NAME_METERS && textKey(a.name) === textKey(b.name)) return true;
  if (apart > SAME_PHONE_METERS || a.category !== b.category) return false;
  if (a.phone !== null && a.phone === b.phone && a.phone.startsWith('+')) return true;
  const starter = a.source === STARTER_SOURCE || b.source === STARTER_SOURCE;
  return a.source !== b.source && apart <= (starter ? STARTER_METERS : SAME_NAME_METERS) && alikeNames(a.name, b.name);
}

/** More than half of the telling words of the shorter name stand in the other: "AIIMS, New Delhi", "AIIMS Delhi". */
function alikeNames(a: string, b: string): boolean {
  const [fewer, more] = [tellingWords(a), tellingWords(b)].sort((x, y) => x.size - y.size) as [
    Set<string>,
    Set<string>,
  ];
  return fewer.size > 0 && fewer.intersection(more).size * 2 > fewer.size;
}

function tellingWords(name: string): Set<string> {
  return new Set(
    textKey(name)
      .split(' ')
      .filter((word) => !WORDS_THAT_TELL_NOTHING.has(word)),
  );
}
