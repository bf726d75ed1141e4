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

/** How the weights are found; `squares`: the less, the larger the first steps. */
const LEARNING = { rate: 0.5, epochs: 25, squares: 1e-6, shrinkage: 1e-4, seed: 7 } as const;
/** The same for the weights that are left when the others were taken out. */
const AGAIN = { ...LEARNING, epochs: 6, squares: 0.1, seed: 11 } as const;

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
  return descend(examples, { weights: new Float64Array(2 ** bits), bias: 0 }, examples, isTarget, LEARNING);
}

/**
 * The same with fewer weights, for a device: those that move most messages farthest are kept, and learned again without the
 * others, which become 0.
 *
 * @param keep how many weights are left
 */
export function thin(full: Fitted, examples: readonly Example[], keep: number, isTarget: Target = isDanger): Fitted {
  const kept = heaviest(full.weights, examples, keep);
  const fewer = examples.map(({ message, slots }) => ({ message, slots: slots.filter((slot) => kept[slot]) }));
  const start = { weights: full.weights.map((weight, slot) => (kept[slot] ? weight : 0)), bias: full.bias };
  return descend(fewer, start, examples, isTarget, AGAIN);
}

/**
 * @param examples with the slots whose weights are learned
 * @param whole the same with all their slots, by whose number a sum is divided
 */
function descend(
  examples: readonly Example[],
  start: Fitted,
  whole: readonly Example[],
  isTarget: Target,
  { rate, epochs, squares: first, shrinkage, seed }: typeof LEARNING | typeof AGAIN,
): Fitted {
  const { weights } = start;
  const squares = new Float64Array(weights.length).fill(first);
  const importance = importanceOf(examples, isTarget);
  const order = examples.map((_, at) => at);
  const random = generator(seed);
  let [bias, biasSquares] = [start.bias, LEARNING.squares as number];
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const { slots, message } = examples[at]!;
      const share = 1 / Math.sqrt(whole[at]!.slots.length || 1);
      let sum = 0;
      for (const slot of slots) sum += weights[slot]!;
      const chance = 1 / (1 + Math.exp(-(bias + sum * share)));
      const error = (chance - (isTarget(message) ? 1 : 0)) * importance[at]!;
      for (const slot of slots) {
        const slope = error * share + shrinkage * weights[slot]!;
        squares[slot]! += slope * slope;
        weights[slot]! -= (rate * slope) / Math.sqrt(squares[slot]!);
      }
      biasSquares += error * error;
      bias -= (rate * error) / Math.sqrt(biasSquares);
    }
  }
  return { weights, bias };
}

/** Marks the slots whose weights move the most messages farthest. */
function heaviest(weights: Float64Array, examples: readonly Example[], keep: number): Uint8Array {
  const counts = new Float64Array(weights.length);
  for (const { slots } of examples) for (const slot of slots) counts[slot]!++;
  const moves = weights.map((weight, slot) => Math.abs(weight) * Math.sqrt(counts[slot]!));
  const least = moves.toSorted().at(-keep - 1)!;
  return Uint8Array.from(moves, (move) => (move > least ? 1 : 0));
}

/**
 * How often each danger of a class counts. Implied self-harm is told in harmless words, so that a reader of words finds too
 * little of it: of unseen hands 60 of 100 at 1, 68 at 3, for half a point less of all dangers.
 */
const COUNTS: Readonly<Record<string, number>> = { self_harm: 3 };

/** Both sides weigh the same within each language; else the model would learn that Hindi means danger. */
function importanceOf(examples: readonly Example[], isTarget: Target): number[] {
  const counts = new Map<string, number>();
  const count = (key: string): number => counts.get(key) ?? 0;
  const sideOf = (message: CorpusMessage): string => `${message.language} ${isTarget(message)}`;
  for (const { message } of examples) {
    for (const key of [message.language, sideOf(message)]) counts.set(key, count(key) + 1);
  }
  return examples.map(
    ({ message }) => ((COUNTS[message.class] ?? 1) * count(message.language)) / 2 / count(sideOf(message)),
  );
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
