import { shippedCues } from './shipped-cues.ts';
import { classesOfCues } from './scope.ts';
import type { Meaning } from './scope/compound.ts';
import { matchAnchor } from './scope/match.ts';
import { anchorWords, parsePattern, type Classes, type Pattern } from './scope/pattern.ts';
import type { Token } from './tokens.ts';

/** Meanings by the words that have them. */
export type Meanings = ReadonlyMap<string, readonly ReadyMeaning[]>;

interface ReadyMeaning {
  readonly pattern: Pattern;
  readonly means: string;
}

let shipped: Meanings | undefined;

/** "It stabs in my chest": a pain that stabs is no stabbing. Gives the word that is meant by the one at a place. */
export function meantBy(tokens: readonly Token[], at: number): string {
  shipped ??= compileMeanings(shippedCues().meanings, classesOfCues());
  return meantByOneOf(shipped, tokens, at);
}

/** The same with other meanings than those that ship. */
export function meantByOneOf(meanings: Meanings, tokens: readonly Token[], at: number): string {
  const { word, segment } = tokens[at]!;
  const candidates = meanings.get(word);
  if (!candidates) return word;
  let from = at;
  let to = at + 1;
  while (tokens[from - 1]?.segment === segment) from--;
  while (tokens[to]?.segment === segment) to++;
  const meant = candidates.find(({ pattern }) => matchAnchor(pattern, at, { tokens, from, to }));
  return meant?.means ?? word;
}

/**
 * Reads meanings.
 * @throws CueMistake for a pattern that cannot be read
 */
export function compileMeanings(written: readonly Meaning[], classes: Classes): Meanings {
  const byWord = new Map<string, ReadyMeaning[]>();
  for (const { match, means } of written)
    for (const pattern of match.map((text) => parsePattern(text, classes)))
      for (const word of anchorWords(pattern)) byWord.set(word, [...(byWord.get(word) ?? []), { pattern, means }]);
  return byWord;
}
