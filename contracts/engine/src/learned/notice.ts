import { createKindReader, LEARNED_KINDS, type LearnedKind } from './kinds.ts';
import { decodeModel } from './model.ts';
import { createReader } from './reader.ts';

/** The names of the models: the first tells danger from calm, the others one kind of danger from the rest. */
export const LEARNED_MODELS = ['danger', ...LEARNED_KINDS] as const;

/** What the learned reader noticed: the kind of danger and the person's own words that weighed most. */
interface Noticed {
  readonly kind: LearnedKind | 'medical';
  readonly words: readonly string[];
}

/**
 * The learned reader of dangers, from its model files.
 *
 * @param files the bytes of each model
 * @throws UnusableModel when a model is not of this version of the reader: nothing starts half blind
 */
export function noticeOf(
  files: Readonly<Record<(typeof LEARNED_MODELS)[number], Uint8Array>>,
): (text: string) => Noticed | null {
  const read = createReader(decodeModel(files.danger));
  const kindOf = createKindReader({
    self_harm: decodeModel(files.self_harm),
    poisoning: decodeModel(files.poisoning),
    violence: decodeModel(files.violence),
  });
  return (text) => {
    const { verdict, because } = read(text);
    return verdict === 'alarm' || verdict === 'sure' ? { kind: kindOf(text), words: because } : null;
  };
}
