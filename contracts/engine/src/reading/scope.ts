import { shippedCues } from './shipped-cues.ts';
import { compileCues, type Cues } from './scope/compile.ts';
import type { Classes } from './scope/pattern.ts';
import type { Status } from './scope/status.ts';
import { markWords, type Candidates } from './scope/walk.ts';
import type { Token } from './tokens.ts';

export type { Status } from './scope/status.ts';
export type { Candidates } from './scope/walk.ts';

let compiled: Cues | undefined;

function cues(): Cues {
  return (compiled ??= compileCues(shippedCues()));
}

/** The word classes that cues name. */
export function classesOfCues(): Classes {
  return cues().classes;
}

/** Whether a word belongs to a class of the cues. */
export function isOfClass(name: string, word: string | undefined): boolean {
  return word !== undefined && classesOfCues().get(name)!.has(word);
}

/** The cues that a word may begin to be. */
export function cuesOf(word: string): Candidates {
  return cues().at(word);
}

/**
 * Marks each word of a text with how it is meant: said, denied, past, of a relative, or only imagined.
 * @param words what is known of each token's word
 */
export function readScopes(tokens: readonly Token[], words: readonly { readonly cues: Candidates }[]): Status[] {
  return markWords(
    tokens,
    words.map((word) => word.cues),
    cues(),
  );
}
