import { mayDeny } from './denied.js';
import { mayImagine } from './imagined.js';
import { mayBePast } from './past.js';
import { mayBeOfRelative } from './relatives.js';

export const IMAGINES = 1;
export const TELLS_PAST = 2;
export const DENIES = 4;
export const NAMES_RELATIVE = 8;

/** What a word may change about the words around it, one bit each. Most change nothing: where no word does, nothing needs to be looked at. */
export function cuesOf(word: string): number {
  return (
    (mayImagine(word) ? IMAGINES : 0) |
    (mayBePast(word) ? TELLS_PAST : 0) |
    (mayDeny(word) ? DENIES : 0) |
    (mayBeOfRelative(word) ? NAMES_RELATIVE : 0)
  );
}
