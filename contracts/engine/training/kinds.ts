import type { LearnedKind } from '../src/learned/kinds.ts';
import situations from '../corpus/situations.json' with { type: 'json' };
import type { CorpusMessage } from './corpus.ts';

/** Classes of danger whose kind has another name. */
const KIND_OF_CLASS: Readonly<Record<string, LearnedKind>> = {
  self_harm: 'self_harm',
  poisoning: 'poisoning',
  violence: 'violence',
  child_abuse: 'violence',
  sexual_violence: 'violence',
};

/** The kind of a danger; undefined for one of the body or the mind. */
export function kindOf(message: CorpusMessage): LearnedKind | undefined {
  return KIND_OF_CLASS[message.class];
}

const CLASS_OF: Readonly<Record<string, string>> = situations;

/** The kind of danger that a message speaks of; for a calm one that of the danger it looks like. */
export function kindSpokenOf({ situation }: CorpusMessage): LearnedKind | undefined {
  return KIND_OF_CLASS[CLASS_OF[situation] ?? ''];
}
