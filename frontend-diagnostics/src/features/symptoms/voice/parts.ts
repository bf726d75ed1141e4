/** What is loaded late, in one file: hearing what a person says, and saying what is written. */
export { Dictation } from './dictation.tsx';
export { readAloud } from './say.ts';
