import { slotsOf } from '../src/learned/features.ts';
import { wordsOf } from '../src/learned/words.ts';
import type { CorpusMessage } from './corpus.ts';

/** A message as the training sees it. */
export interface Example {
  readonly message: CorpusMessage;
  readonly slots: Int32Array;
}

/** What is to be told from all else. */
export type Target = (message: CorpusMessage) => boolean;

/** Danger from calm. */
export const isDanger: Target = ({ label }) => label === 'danger';

/** Weights before they are rounded to bytes. */
export interface Fitted {
  readonly weights: Float64Array;
  readonly bias: number;
}

const LEARNING = { rate: 0.5, epochs: 25, shrinkage: 1e-4, seed: 7 } as const;

/** The features of a message, without the words they come from. */
export function exampleOf(message: CorpusMessage, bits: number): Example {
  return { message, slots: slotsOf(wordsOf(message.text), bits) };
}

/** The log-odds of an emergency. */
export function scoreOf({ weights, bias }: Fitted, slots: Int32Array): number {
  let sum = 0;
  for (const slot of slots) sum += weights[slot]!;
  return bias + sum / Math.sqrt(slots.length || 1);
}

/**
 * Logistic regression by stochastic descent (Adagrad), with the examples shuffled in an order that is the same each time:
 * two trainings on the same messages give the same weights.
 *
 * @param isTarget what a score above 0 shall mean
 */
export function fit(examples: readonly Example[], bits: number, isTarget: Target = isDanger): Fitted {
  const weights = new Float64Array(2 ** bits);
  const squares = new Float64Array(2 ** bits).fill(1e-6);
  const importance = importanceOf(examples, isTarget);
  const order = examples.map((_, at) => at);
  const random = generator(LEARNING.seed);
  let [bias, biasSquares] = [0, 1e-6];
  for (let epoch = 0; epoch < LEARNING.epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const { slots, message } = examples[at]!;
      const share = 1 / Math.sqrt(slots.length || 1);
      const chance = 1 / (1 + Math.exp(-scoreOf({ weights, bias }, slots)));
      const error = (chance - (isTarget(message) ? 1 : 0)) * importance[at]!;
      for (const slot of slots) {
        const slope = error * share + LEARNING.shrinkage * weights[slot]!;
        squares[slot]! += slope * slope;
        weights[slot]! -= (LEARNING.rate * slope) / Math.sqrt(squares[slot]!);
      }
      biasSquares += error * error;
      bias -= (LEARNING.rate * error) / Math.sqrt(biasSquares);
    }
  }
  return { weights, bias };
}

/** Both sides weigh the same within each language; else the model would learn that Hindi means danger. */
function importanceOf(examples: readonly Example[], isTarget: Target): number[] {
  const counts = new Map<string, number>();
  const count = (key: string): number => counts.get(key) ?? 0;
  const sideOf = (message: CorpusMessage): string => `${message.language} ${isTarget(message)}`;
  for (const { message } of examples) {
    for (const key of [message.language, sideOf(message)]) counts.set(key, count(key) + 1);
  }
  return examples.map(({ message }) => count(message.language) / 2 / count(sideOf(message)));
}

/** A linear congruential generator: numbers from 0 to below 1, the same for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x80000000;
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
}
