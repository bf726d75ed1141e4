import type { CorpusMessage } from './corpus.ts';
import { scoreOf, type Example, type Fitted } from './fit.ts';
import type { Fold } from './folds.ts';

/** A message with the score of a model that was not trained on its fold. */
export interface Scored {
  readonly message: CorpusMessage;
  readonly score: number;
}

/**
 * Scores every message by models that have seen nothing of its fold.
 *
 * @param learn trains the models to be compared, by their names
 */
export function scoreHeldOut<Name extends string>(
  examples: readonly Example[],
  folds: readonly Fold[],
  learn: (examples: readonly Example[]) => Readonly<Record<Name, Fitted>>,
): Record<Name, Scored[]> {
  const scored = {} as Record<Name, Scored[]>;
  for (const isHeldOut of folds) {
    const models = learn(examples.filter(({ message }) => !isHeldOut(message)));
    for (const name of Object.keys(models) as Name[]) {
      const held = examples.filter(({ message }) => isHeldOut(message));
      const own = held.map(({ message, slots }) => ({ message, score: scoreOf(models[name], slots) }));
      (scored[name] ??= []).push(...own);
    }
  }
  return scored;
}

/** The score that at most this share of the calm messages exceeds. */
export function scoreAboveCalm(scored: readonly Scored[], share: number): number {
  return quantile(scored, 'calm', 1 - share);
}

/** The score that at most this share of the dangers falls below. */
export function scoreBelowDanger(scored: readonly Scored[], share: number): number {
  return quantile(scored, 'danger', share);
}

function quantile(scored: readonly Scored[], label: CorpusMessage['label'], at: number): number {
  const scores = scored.filter(({ message }) => message.label === label).map(({ score }) => score);
  scores.sort((one, other) => one - other);
  return scores[Math.min(scores.length - 1, Math.floor(scores.length * at))] ?? 0;
}

/** The share of messages of a label whose score is above a bound. */
export function shareAbove(scored: readonly Scored[], label: CorpusMessage['label'], bound: number): number {
  const of = scored.filter(({ message }) => message.label === label);
  return of.length ? of.filter(({ score }) => score > bound).length / of.length : Number.NaN;
}
