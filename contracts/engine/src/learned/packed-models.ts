import type { LearnedKind } from './kinds.ts';

/**
 * What the learned reader needs, each packed as a text: the first model tells danger from calm, the next tell one kind of
 * danger from the rest, and the last holds the words of each class of danger.
 */
export type PackedModels = Readonly<Record<'danger' | LearnedKind | 'classes', string>>;
