import type { Complaint } from '@sahaay/engine';
import type { Predict } from '../use-cases/predict.js';

/** Milliseconds per text, sorted. */
export interface Times {
  /** From the question to the answer. */
  readonly engine: readonly number[];
  /** For looking up the words of the same texts in a set, which every machine does alike: a slow engine is told from a slow machine. */
  readonly lookUp: readonly number[];
}

const WARM_PASSES = 2;
const LONGEST = 4000;
const MOST = 500;
/** Texts begin this far from one another, so that none begins where another does. */
const STRIDE = 997;

/** Texts of the greatest allowed length: shorter ones one after the other. */
export function longTexts(texts: readonly string[]): string[] {
  const joined = texts.join(' ').repeat(2);
  const count = Math.min(MOST, Math.max(0, Math.ceil((joined.length - LONGEST) / STRIDE)));
  return Array.from({ length: count }, (_, number) => joined.slice(number * STRIDE, number * STRIDE + LONGEST));
}

/** Times every prediction by itself, in a process that has answered all of them before. */
export async function timeTexts(
  complaints: readonly Complaint[],
  predict: Predict,
  words: ReadonlySet<string>,
): Promise<Times> {
  const engine: number[] = [];
  const lookUp: number[] = [];
  for (let pass = 0; pass <= WARM_PASSES; pass++) {
    for (const complaint of complaints) {
      const start = performance.now();
      countKnown(complaint.text, words);
      const middle = performance.now();
      await predict.execute(complaint);
      const end = performance.now();
      if (pass < WARM_PASSES) continue;
      lookUp.push(middle - start);
      engine.push(end - middle);
    }
  }
  for (const times of [engine, lookUp]) times.sort((a, b) => a - b);
  return { engine, lookUp };
}

function countKnown(text: string, words: ReadonlySet<string>): number {
  let known = 0;
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)) if (words.has(word)) known++;
  return known;
}
