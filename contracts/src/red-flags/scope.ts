import type { KnownWord } from './known-words.js';
import { DENIES, IMAGINES, NAMES_RELATIVE, TELLS_PAST } from './scope/cues.js';
import { markAnswers, markDenied } from './scope/denied.js';
import { markImagined, markQuestions } from './scope/imagined.js';
import { markPast } from './scope/past.js';
import { markRelatives } from './scope/relatives.js';
import type { Status } from './scope/status.js';
import type { Token } from './tokens.js';

export type { Status } from './scope/status.js';

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
