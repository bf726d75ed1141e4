import type { Knowledge } from '../knowledge/schema.ts';
import { FLAGGED, FLAGGED_AGAIN } from './weights.ts';

/** What a rule counts for the condition that it speaks for. */
export interface FlagRow {
  /** In log odds, by the number of the condition. */
  readonly odds: Float64Array;
  /** The same where the condition knows its words itself, and only the most immediate emergency counts. */
  readonly again: Float64Array;
  /** The number of the one that it raises. */
  readonly raises: Uint16Array;
}

/** The rows of all rules that speak for a condition. */
export function flaggedConditions({ conditions, redFlags }: Knowledge): Map<string, FlagRow> {
  const numbers = new Map(conditions.map(({ id }, number) => [id, number]));
  return new Map(
    redFlags.flatMap(({ id, condition }) => {
      const number = condition === undefined ? undefined : numbers.get(condition);
      if (number === undefined) return [];
      const odds = new Float64Array(conditions.length);
      odds[number] = FLAGGED;
      const again = new Float64Array(conditions.length);
      again[number] = FLAGGED_AGAIN;
      return [[id, { odds, again, raises: Uint16Array.of(number) }] as const];
    }),
  );
}
