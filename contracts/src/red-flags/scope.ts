import { markAnswers, markDenied } from './scope/denied.js';
import { markImagined } from './scope/imagined.js';
import { markPast } from './scope/past.js';
import { markRelatives } from './scope/relatives.js';
import type { Status } from './scope/status.js';
import type { Token } from './tokens.js';

export type { Status } from './scope/status.js';

/** Marks each word of a text with how it is meant: said, denied, past, of a relative, or only imagined. */
export function readScopes(tokens: readonly Token[]): Status[] {
  const status: Status[] = tokens.map(() => 'present');
  const parts = segments(tokens);
  for (const [from, to] of parts) {
    markImagined(tokens, from, to, status);
    markPast(tokens, from, to, status);
    markDenied(tokens, from, to, status);
  }
  markRelatives(tokens, parts, status);
  markAnswers(tokens, parts, status);
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
