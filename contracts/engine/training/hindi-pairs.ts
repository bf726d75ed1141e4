import { readFileSync } from 'node:fs';
import type { Assessment, Screened } from '../src/assessment.ts';
import { engineFile } from '../tools/engine-file.ts';

/** The same complaint in both languages. */
export interface Pair {
  readonly en: string;
  readonly hi: string;
}

type Answer = Screened<Assessment>;

const named = (names: readonly string[]): string => names.toSorted().join(', ') || 'none';

/** What is compared of two answers, each told in one line. */
export const ASPECTS: readonly (readonly [aspect: string, of: (answer: Answer) => string])[] = [
  ['red flags', ({ redFlags }) => named(redFlags.map(({ id }) => id))],
  ['care level', ({ triage }) => triage?.level ?? 'none'],
  ['first condition', ({ conditions: [first] }) => first?.name ?? 'none'],
  ['all conditions, in any order', ({ conditions }) => named(conditions.map(({ name }) => name))],
];

/** The pairs of a set, by its number; the first stands in hindi-pairs.json. */
export function pairsOf(set: string): readonly Pair[] {
  const file = set === '1' ? 'hindi-pairs' : `hindi-pairs-${set}`;
  return JSON.parse(readFileSync(engineFile(`training/${file}.json`), 'utf8')) as Pair[];
}
