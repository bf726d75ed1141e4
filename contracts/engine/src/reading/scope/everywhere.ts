import type { Token } from '../tokens.ts';
import { standsIn, type Stretch } from './match.ts';
import type { Pattern } from './pattern.ts';
import type { Range } from './reach.ts';

/** The sentences of a text in which none of these patterns stands: "Exam tomorrow: what is a stroke? My father fell." keeps the father. */
export function sentencesWithout(spares: readonly Pattern[], tokens: readonly Token[]): Range[] {
  return sentencesOf(tokens)
    .filter((sentence) => !spares.some((pattern) => standsIn(pattern, sentence)))
    .map(({ from, to }) => [from, to] as const);
}

function sentencesOf(tokens: readonly Token[]): Stretch[] {
  const starts = tokens.flatMap(({ segment }, at) => (segment === tokens[at - 1]?.segment ? [] : [at]));
  return starts.map((from, number) => ({ tokens, from, to: starts[number + 1] ?? tokens.length }));
}
