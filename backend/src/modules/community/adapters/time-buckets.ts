import type { Position } from '../domain/cursor.js';

/** A stretch of time: what is after `since` (anything when undefined) and before a place in the list. */
export interface Stretch {
  readonly since: Date | undefined;
  readonly before: Position;
  /** The buckets that hold it; undefined for all. */
  readonly buckets: readonly number[] | undefined;
}

const SECOND = 1000;
/** From here the seconds of the function `time_buckets` of the database count, which makes the same numbers. */
const ORIGIN = Date.UTC(2020, 0, 1);
/** The sizes of buckets, as powers of two, in seconds: from 17 minutes to a year. The number of a bucket tells its size. */
const SIZES = [10, 13, 16, 19, 22, 25] as const;
const NUMBERS_OF_A_BUCKET = 8;
/** So many times as much as is wanted is looked for, since what is common now may be rarer before. */
const MARGIN = 1.5;
/** Nothing in one stretch counts as so much, so that the next one is not everything at once. */
const NOTHING = 0.3;
/** No id of an entry is above this. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const millisecondsOf = (size: number): number => 2 ** SIZES[size]! * SECOND;

/** The place in a list after which everything up to this moment comes. */
export const upTo = (createdAt: Date): Position => ({ createdAt, id: LAST_ID });

/** The shortest stretch before a place in the list. */
export const firstStretch = (before: Position): Stretch => stretch(before, 0);

/**
 * The stretch before the last one: as long as it takes to find what is wanted, if that is as frequent as it was.
 * @param found how many were found in the last stretch
 * @param wanted how many more are wanted
 * @param readTo where reading stopped, when that was before the end of the last stretch
 * @returns undefined when everything was read
 */
export function stretchBefore(last: Stretch, found: number, wanted: number, readTo?: Position): Stretch | undefined {
  const end = readTo ?? (last.since && upTo(last.since));
  if (!end) return undefined;
  const length = Math.max(SECOND, last.before.createdAt.getTime() - end.createdAt.getTime());
  const fits = SIZES.findIndex(
    (_, size) => (Math.max(found, NOTHING) / length) * millisecondsOf(size) >= wanted * MARGIN,
  );
  return stretch(end, fits);
}

/** @param size the place of its length in `SIZES`; with -1 it is without an end */
function stretch(before: Position, size: number): Stretch {
  if (size < 0) return { since: undefined, before, buckets: undefined };
  const until = before.createdAt.getTime();
  const since = until - millisecondsOf(size);
  return { since: new Date(since), before, buckets: [bucketOf(since, size), bucketOf(until, size)] };
}

const bucketOf = (moment: number, size: number): number =>
  Math.floor((moment - ORIGIN) / millisecondsOf(size)) * NUMBERS_OF_A_BUCKET + size;
