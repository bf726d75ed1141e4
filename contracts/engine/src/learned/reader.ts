import type { Features } from './features.ts';
import { Heard } from './heard.ts';
import type { ReaderModel } from './model.ts';
import { isStopWord } from './stop-words.ts';

/** What the learned reader makes of a text. */
export interface LearnedReading {
  /** Log-odds of an emergency. */
  readonly score: number;
  /** `calm`: strongly no. `alarm`: an emergency, to be asked about first. `sure`: an emergency. */
  readonly verdict: 'calm' | 'unsure' | 'alarm' | 'sure';
  /** The words that speak most for an emergency, in the order of the text; words that say nothing by themselves are left out. */
  readonly because: readonly string[];
}

/** As many words as a page shows. */
const MOST_WORDS = 4;

/**
 * Builds a reader that says whether a text tells of an emergency, and because of which words. It knows that, not what: it
 * stands beside the rules, may raise an alarm and never lowers one. The same text and model give the same answer everywhere.
 *
 * @param model as `decodeModel` gives it
 */
export function createReader(model: ReaderModel): (text: string, heard?: Heard) => LearnedReading {
  const { bits, alarm, sure, calm, weights } = model;
  return (text, heard = new Heard(text)) => {
    const score = scoreOf(heard, model);
    const verdict = score > sure ? 'sure' : score > alarm ? 'alarm' : score < calm ? 'calm' : 'unsure';
    return {
      score,
      verdict,
      get because() {
        return loudest(heard.words, heard.slotsFor(bits), weights);
      },
    };
  };
}

/** The log-odds that a model gives to a text. */
export function scoreOf(heard: Heard, { bits, step, bias, weights }: ReaderModel): number {
  const { hashes: slots } = heard.slotsFor(bits);
  let sum = 0;
  for (const slot of slots) sum += weights[slot]!;
  return bias + (sum * step) / Math.sqrt(slots.length || 1);
}

function loudest(
  words: readonly string[],
  { hashes: slots, words: first, others }: Features,
  weights: Int8Array,
): string[] {
  const spoken = new Float64Array(words.length);
  for (let at = 0; at < slots.length; at++) {
    const weight = weights[slots[at]!]!;
    spoken[first[at]!]! += weight / 2;
    spoken[others[at]!]! += weight / 2;
  }
  return [...words.keys()]
    .filter((at) => spoken[at]! > 0 && !isStopWord(words[at]!))
    .sort((one, other) => spoken[other]! - spoken[one]! || one - other)
    .slice(0, MOST_WORDS)
    .sort((one, other) => one - other)
    .map((at) => words[at]!);
}
