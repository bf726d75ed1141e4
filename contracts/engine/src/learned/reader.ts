import { eachFeature } from './features.ts';
import type { ReaderModel } from './model.ts';
import { isStopWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

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
export function createReader({
  bits,
  step,
  bias,
  alarm,
  sure,
  calm,
  weights,
}: ReaderModel): (text: string) => LearnedReading {
  return (text) => {
    const words = wordsOf(text);
    const seen = new Uint8Array(2 ** bits);
    const spoken = new Float64Array(words.length);
    let [features, sum] = [0, 0];
    eachFeature(words, bits, (slot, word, other) => {
      if (seen[slot]) return;
      seen[slot] = 1;
      features++;
      const weight = weights[slot]!;
      sum += weight;
      spoken[word]! += weight / 2;
      spoken[other]! += weight / 2;
    });
    const score = bias + (sum * step) / Math.sqrt(features || 1);
    const loudest = [...words.keys()]
      .filter((at) => spoken[at]! > 0 && !isStopWord(words[at]!))
      .sort((one, other) => spoken[other]! - spoken[one]! || one - other)
      .slice(0, MOST_WORDS);
    const verdict = score > sure ? 'sure' : score > alarm ? 'alarm' : score < calm ? 'calm' : 'unsure';
    return { score, verdict, because: loudest.sort((one, other) => one - other).map((at) => words[at]!) };
  };
}
