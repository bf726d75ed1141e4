import { Heard } from './heard.ts';
import type { ReaderModel } from './model.ts';
import { scoreOf } from './reader.ts';
import { saysLittle } from './says-little.ts';

/** Kinds of danger that need another number, another page or other words than an illness does. */
export const LEARNED_KINDS = ['self_harm', 'poisoning', 'violence'] as const;
export type LearnedKind = (typeof LEARNED_KINDS)[number];

/** The score above which few words tell of a kind, since each of them weighs more; of many words it is 0. */
const LOUD = 3;

/**
 * Builds a reader that says of what kind the danger in a text is.
 *
 * @param models for each kind one whose score above 0 means that kind
 * @returns the kind with the highest score above 0, or above 3 where few words say something; `medical` when there is none
 */
export function createKindReader(
  models: Readonly<Record<LearnedKind, ReaderModel>>,
): (text: string, heard?: Heard) => LearnedKind | 'medical' {
  return (text, heard = new Heard(text)) => {
    const scored = LEARNED_KINDS.map((kind) => ({ kind, score: scoreOf(heard, models[kind]) }));
    const likeliest = scored.reduce((one, other) => (other.score > one.score ? other : one));
    return likeliest.score > (saysLittle(heard.words) ? LOUD : 0) ? likeliest.kind : 'medical';
  };
}
