/** Words as the engine reads them. */
export { normaliseWord, stem } from './normalise.ts';
export { isSkipped } from './phrases.ts';
export { readFindings } from './read-findings.ts';
export { soundOf } from './sound.ts';
export { tokenise } from './tokens.ts';
