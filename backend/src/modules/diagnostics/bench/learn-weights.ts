import type { KnowledgeBase, Reading } from '@sahaay/engine';
import { KNOWN_SHARE, type Weights, scoreConditions, withWeights } from '@sahaay/engine/ranking';

/** A complaint that was read, and the ids of the conditions that are right for it. */
export interface LearningCase {
  readonly set: string;
  readonly reading: Reading;
  readonly right: ReadonlySet<string>;
}

/** How far right a set of weights is: of each record set alike. */
export interface Fit {
  /** Mean surprise (−ln of the belief in what is right), and what straying from the start costs. */
  readonly loss: number;
  /** Set → shares with the right condition first and among three. */
  readonly hits: ReadonlyMap<string, { readonly cases: number; readonly top1: number; readonly top3: number }>;
}

/** Less belief than this surprises no more: a case that words cannot tell must not decide the weights. */
const LEAST_BELIEF = 0.002;
const STEPS = [1.25, 1.08];
/** Loss for a weight e times as large or small as at the start. */
const STRAYING = 0.01;
const UPPER: Partial<Weights> = { unexplained: 1, unexplainedRisk: 1, unexplainedDetail: 1, sameGroup: 1 };

/** Measures weights on cases. */
export function fitOf(base: KnowledgeBase, weights: Weights, cases: readonly LearningCase[]): Fit {
  const weighed = withWeights(base, weights);
  const hits = new Map<string, { cases: number; top1: number; top3: number; surprise: number }>();
  for (const { set, reading, right } of cases) {
    const { place, belief } = placeOf(
      weighed.conditions.map(({ entry }) => right.has(entry.id)),
      scoreConditions(reading, weighed).scores,
      weights.temperature,
    );
    const all = hits.get(set) ?? { cases: 0, top1: 0, top3: 0, surprise: 0 };
    all.cases++;
    if (place === 0) all.top1++;
    if (place < 3) all.top3++;
    all.surprise -= Math.log(Math.max(LEAST_BELIEF, belief));
    hits.set(set, all);
  }
  const sets = [...hits.values()];
  return { loss: sets.reduce((sum, { surprise, cases: number }) => sum + surprise / number / sets.length, 0), hits };
}

/** How many conditions stand before the first right one, and the belief in all right ones. */
function placeOf(
  isRight: readonly boolean[],
  scores: Float64Array,
  temperature: number,
): { place: number; belief: number } {
  const best = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const bestRight = scores.reduce((most, score, index) => (isRight[index] ? Math.max(most, score) : most), -Infinity);
  let all = 0;
  let ours = 0;
  let place = 0;
  scores.forEach((score, index) => {
    const share = Math.exp((score - best) / temperature);
    all += share;
    if (isRight[index]) ours += share;
    if (score > bestRight) place++;
  });
  return { place, belief: (KNOWN_SHARE * ours) / all };
}

/** Learns by moving one weight after the other, in smaller and smaller steps, as long as the cases become less surprising. Same cases, same weights. */
export function learnWeights(base: KnowledgeBase, start: Weights, cases: readonly LearningCase[]): Weights {
  const names = Object.keys(start) as (keyof Weights)[];
  const cost = (weights: Weights): number =>
    fitOf(base, weights, cases).loss +
    STRAYING * names.reduce((sum, name) => sum + Math.log(weights[name] / start[name]) ** 2, 0);
  let best = start;
  let least = cost(best);
  for (const step of STEPS) {
    for (const name of names) {
      for (const factor of [step, 1 / step]) {
        for (let next = moved(best, name, factor); next[name] !== best[name]; next = moved(best, name, factor)) {
          const loss = cost(next);
          if (loss >= least) break;
          [best, least] = [next, loss];
        }
      }
    }
  }
  return best;
}

function moved(weights: Weights, name: keyof Weights, factor: number): Weights {
  return { ...weights, [name]: Number(Math.min(UPPER[name] ?? Infinity, weights[name] * factor).toPrecision(3)) };
}
