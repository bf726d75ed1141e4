import type { CorpusMessage } from './corpus.ts';

/** Which messages a fold holds out. */
export type Fold = (message: CorpusMessage) => boolean;

const SITUATION_FOLDS = 6;
const AUTHOR_FOLDS = 10;

/** Folds that hold out whole situations, so that no look-alike of a held-out danger is trained on. */
export function foldsBySituation(messages: readonly CorpusMessage[]): Fold[] {
  const situations = [...new Set(messages.map(({ situation }) => situation))].sort();
  return Array.from({ length: SITUATION_FOLDS }, (_, fold) => {
    const held = new Set(situations.filter((__, at) => at % SITUATION_FOLDS === fold));
    return ({ situation }) => held.has(situation);
  });
}

/** Folds that hold out everything some hands have written: of each hand all or nothing. */
export function foldsByAuthor(messages: readonly CorpusMessage[]): Fold[] {
  const authors = [...new Set(messages.map(({ author }) => author))].sort();
  return Array.from({ length: Math.min(AUTHOR_FOLDS, authors.length) }, (_, fold) => {
    const held = new Set(authors.filter((__, at) => at % AUTHOR_FOLDS === fold));
    return ({ author }) => held.has(author);
  });
}
