import type { Position } from '../domain/cursor.js';

/** A stretch of time: what is after `since` (anything when undefined) and before a place in the list. */
export interface Stretch {
  readonly since: Date | undefined;
  readonly before: Position;
  /**
   * The buckets that hold it; `all` when it has no beginning, `none` when it is so short that none are needed, `filed` when
   * what is in it is filed under what is looked for.
   */
  readonly buckets: readonly number[] | 'all' | 'none' | 'filed';
}

const SECOND = 1000;
/** From here the seconds of the function `time_buckets` of the database count, which makes the same numbers. */
const ORIGIN = Date.UTC(2020, 0, 1);
/**
 * The sizes of buckets, as powers of two, in seconds: from 17 minutes to six days. The number of a bucket tells its size. The
 * database also makes buckets of 48 days and of a year, for which nobody asks: what is so rare is found sooner without.
 */
const SIZES = [10, 13, 16, 19] as const;
const NUMBERS_OF_A_BUCKET = 8;
/** So many times as much as is wanted is looked for, since what is common now may be rarer before. */
const MARGIN = 1.5;
/** Nothing in one stretch counts as so much, so that the next one is not everything at once. */
const NOTHING = 0.3;
/** So many times as long a stretch is compared again rather than looked up. */
const COMPARED_AGAIN = 3;
/** No id of an entry is above this. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** So many buckets of one size hold a stretch at the most. */
const BUCKETS_OF_A_STRETCH = 8;

const millisecondsOf = (size: number): number => 2 ** SIZES[size]! * SECOND;

/** The place in a list after which everything up to this moment comes. */
export const upTo = (createdAt: Date): Position => ({ createdAt, id: LAST_ID });

/**
 * The stretch before the last one: as long as it takes to find what is wanted, if that is as frequent as it was.
 * @param found how many were found in the last stretch
 * @param wanted how many more are wanted
 * @param readTo where reading stopped, when that was before the end of the last stretch
 * @returns undefined when everything was read
 */
export function stretchBefore(last: Stretch, found: number, wanted: number, readTo?: Position): Stretch | undefined {
  const end = readTo ?? endOf(last);
  if (!end) return undefined;
  // What is so common that comparing stopped early is found by comparing more, and what is filed is read on.
  if (readTo && (last.buckets === 'none' || last.buckets === 'filed')) return { ...last, before: readTo };
  const length = Math.max(SECOND, last.before.createdAt.getTime() - end.createdAt.getTime());
  const times = (wanted * MARGIN) / Math.max(found, NOTHING);
  if (last.buckets === 'none' && times <= COMPARED_AGAIN)
    return { since: new Date(end.createdAt.getTime() - Math.ceil(times * length)), before: end, buckets: 'none' };
  return stretch(end, times * length);
}

/**
 * The stretch as far as nothing is filed in it, or what is filed when that is the newest of it. A stretch without a
 * beginning stays as it is, since what is left of it may be too long to be compared.
 * @param filedTo up to this moment, with it, everything is filed under what is looked for
 */
export function downToFiled(stretch: Stretch, filedTo: Date): Stretch {
  const { since, before, buckets } = stretch;
  if (before.createdAt <= filedTo) return { since: undefined, before, buckets: 'filed' };
  return buckets === 'all' || (since && since >= filedTo) ? stretch : { ...stretch, since: filedTo };
}

/** Where a stretch ends: never before its own beginning, when all of it is one moment. */
const endOf = ({ since, before }: Stretch): Position | undefined =>
  since && (since < before.createdAt ? upTo(since) : before);

/** A stretch at least as long as so many milliseconds, or without a beginning when no few buckets are as long. */
function stretch(before: Position, milliseconds: number): Stretch {
  const size = SIZES.findIndex((_, place) => millisecondsOf(place) * BUCKETS_OF_A_STRETCH >= milliseconds);
  if (size < 0) return { since: undefined, before, buckets: 'all' };
  const until = before.createdAt.getTime();
  const since = until - Math.ceil(milliseconds / millisecondsOf(size)) * millisecondsOf(size);
  const first = placeOf(since, size);
  const buckets = Array.from({ length: placeOf(until, size) - first + 1 }, (_, n) => bucket(first + n, size));
  return { since: new Date(since), before, buckets };
}

const placeOf = (moment: number, size: number): number => Math.floor((moment - ORIGIN) / millisecondsOf(size));
const bucket = (place: number, size: number): number => place * NUMBERS_OF_A_BUCKET + size;
