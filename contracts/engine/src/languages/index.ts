/** Reading complaints in languages besides English and Hindi: their words are told anew in everyday Hindi. */
export { answerAsTyped, asTyped, flagAsTyped } from './typed-answer.ts';
export { createRetelling, type ForeignWords, type Retold } from './retell.ts';
export type { Gloss } from './gloss.ts';
