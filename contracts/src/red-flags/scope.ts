import type { KnownWord } from './known-words.js';
import { markAnswers, markDenied, mayDeny } from './scope/denied.js';
import { markImagined, markQuestions, mayImagine } from './scope/imagined.js';
import { markPast, mayBePast } from './scope/past.js';
import { markRelatives, mayBeOfRelative } from './scope/relatives.js';
import type { Status } from './scope/status.js';
import type { Token } from './tokens.js';

export type { Status } from './scope/status.js';

const IMAGINES = 1;
const TELLS_PAST = 2;
const DENIES = 4;
const NAMES_RELATIVE = 8;

/** What a word may change about the words around it, one bit each. Most change nothing: where no word does, nothing needs to be looked at. */
export function cuesOf(word: string): number {
  return (mayImagine(word) ? IMAGINES : 0) | (mayBePast(word) ? TELLS_PAST : 0) | (mayDeny(word) ? DENIES : 0) | (mayBeOfRelative(word) ? NAMES_RELATIVE : 0);
}

/**
 * Marks each word of a text with how it is meant: said, denied, past, of a relative, or only imagined.
 * @param words what is known of each token's word
 */
export function readScopes(tokens: readonly Token[], words: readonly KnownWord[]): Status[] {
  const status: Status[] = tokens.map(() => 'present');
  const parts = segments(tokens);
  let all = 0;
  for (const [from, to] of parts) {
    let cues = 0;
    for (let index = from; index < to; index++) cues |= words[index]!.cues;
    markQuestions(tokens, from, to, status);
    if (cues & IMAGINES) markImagined(tokens, from, to, status);
    if (cues & TELLS_PAST) markPast(tokens, from, to, status);
    if (cues & DENIES) markDenied(tokens, from, to, status);
    all |= cues;
  }
  if (all & NAMES_RELATIVE) markRelatives(tokens, parts, status);
  if (all & DENIES) markAnswers(tokens, parts, status);
  return status;
}

function segments(tokens: readonly Token[]): [number, number][] {
  const out: [number, number][] = [];
  let from = 0;
  for (let index = 1; index <= tokens.length; index++) {
    if (index === tokens.length || tokens[index]!.segment !== tokens[from]!.segment) {
      out.push([from, index]);
      from = index;
    }
  }
  return tokens.length === 0 ? [] : out;
}
