/** Checking cues and writing them as they are read with: for tools and tests. A page has no use for it. */
export { checkCues } from './scope/check-cues.js';
export type { WrittenSource } from './scope/cue.js';
export { writeCues } from './scope/write-cues.js';
