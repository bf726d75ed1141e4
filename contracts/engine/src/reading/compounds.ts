import { shippedCues } from './shipped-cues.ts';
import { classesOfCues } from './scope.ts';
import { wordsIn } from './scope/compile.ts';
import type { Compound } from './scope/compound.ts';
import type { Classes } from './scope/pattern.ts';
import type { Token } from './tokens.ts';

/** Compounds by each of their words. */
export type Compounds = ReadonlyMap<string, readonly ReadyCompound[]>;

type Words = ReadonlySet<string>;

interface ReadyCompound {
  readonly partners: Words;
  /** Where the partner stands: so many words further. */
  readonly step: 1 | -1;
  readonly over: Words;
  readonly besides: Words | undefined;
  readonly lacks: Words;
  readonly unless: Words;
  readonly always: boolean;
}

/** A word by its place among all words. */
interface Placed {
  readonly index: number;
}

let shipped: Compounds | undefined;

/** Whether words take a compound apart: "blood" without the "pressure" that follows it tells of no blood. `isExact`: of a phrase that gives exact words. */
export function takesApart(words: readonly Placed[], tokens: readonly Token[], isExact: boolean): boolean {
  shipped ??= compileCompounds(shippedCues().compounds, classesOfCues());
  return takesOneApart(shipped, words, tokens, isExact);
}

/** The same with other compounds than those that ship. */
export function takesOneApart(
  compounds: Compounds,
  words: readonly Placed[],
  tokens: readonly Token[],
  isExact: boolean,
): boolean {
  return words.some(({ index }) =>
    compounds.get(tokens[index]!.word)?.some((compound) => isApart(compound, index, words, tokens, isExact)),
  );
}

/**
 * Reads compounds.
 * @throws CueMistake for a class that is not there
 */
export function compileCompounds(written: readonly Compound[], classes: Classes): Compounds {
  const byWord = new Map<string, ReadyCompound[]>();
  const setOf = (text: string | undefined): Words => new Set(text === undefined ? [] : wordsIn(text, classes));
  for (const compound of written) {
    const { before, after, besides } = compound;
    const ready: ReadyCompound = {
      partners: setOf(after ?? before),
      step: after === undefined ? -1 : 1,
      over: setOf(compound.over),
      besides: besides === undefined ? undefined : setOf(besides),
      lacks: setOf(compound.lacks),
      unless: setOf(compound.unless),
      always: compound.always === true,
    };
    for (const word of setOf(compound.word)) byWord.set(word, [...(byWord.get(word) ?? []), ready]);
  }
  return byWord;
}

function isApart(
  compound: ReadyCompound,
  index: number,
  said: readonly Placed[],
  tokens: readonly Token[],
  isExact: boolean,
): boolean {
  const { besides, lacks, unless, always } = compound;
  const has = (words: Words): boolean => said.some((other) => words.has(tokens[other.index]!.word));
  if (unless.has(tokens[index + 1]?.word ?? '') || has(lacks) || (besides && !has(besides))) return false;
  const partner = partnerOf(compound, index, tokens);
  return partner !== null && (!said.some((other) => other.index === partner) || (always && !isExact));
}

function partnerOf({ partners, step, over }: ReadyCompound, index: number, tokens: readonly Token[]): number | null {
  for (let at = index + step; ; at += step) {
    const token = tokens[at];
    const later = tokens[Math.max(at, at - step)];
    if (!token || token.segment !== tokens[index]!.segment || later!.comma) return null;
    if (partners.has(token.word)) return at;
    if (!over.has(token.word)) return null;
  }
}
