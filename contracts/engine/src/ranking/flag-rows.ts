import type { Knowledge } from '../knowledge/schema.ts';
import { FLAGGED } from './weights.ts';

/** What a rule counts for the condition that it speaks for. */
export interface FlagRow {
  /** In log odds, by the number of the condition. */
  readonly odds: Float64Array;
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
      return [[id, { odds, raises: Uint16Array.of(number) }] as const];
    }),
  );
}
