import { LEARNED_KINDS } from './kinds.ts';

/**
 * The names of the models: the first tells danger from calm, the next one kind of danger from the rest, and the last holds
 * the words of each class of danger.
 */
export const LEARNED_MODELS = ['danger', ...LEARNED_KINDS, 'classes'] as const;

/** What the learned reader needs, each packed as a text. */
export type PackedModels = Readonly<Record<(typeof LEARNED_MODELS)[number], string>>;
