import type { Reading } from '../../domain/reading.js';
import type { KnowledgeBase } from './knowledge-base.js';
import type { RankedCondition } from './prepare-condition.js';
import { mostSpecific, scoreConditions, type Evidence } from './score-conditions.js';
import { KNOWN_SHARE } from './weights.js';

/** A condition with its share of belief and the findings that speak for it. */
export class Ranked {
  constructor(
    readonly condition: RankedCondition,
    /** Log odds, up to a constant. */
    readonly score: number,
    /** Calibrated probability, 0 to 1; all together reach KNOWN_SHARE. */
    readonly probability: number,
    /** How much the symptoms (not risks) speak for it, as a log odds sum. */
    readonly support: number,
    /** How many present findings raise it. */
    readonly supporters: number,
    private readonly present: readonly Evidence[],
  ) {}

  /** Those findings, strongest first. */
  get supporting(): readonly string[] {
    return supportingOf(this.condition, this.present);
  }
}

/** All conditions that can be, likeliest first. */
export function rankConditions(reading: Reading, base: KnowledgeBase): Ranked[] {
  return likeliestFirst(weighConditions(reading, base));
}

export function likeliestFirst(conditions: readonly Ranked[]): Ranked[] {
  return [...conditions].sort((a, b) => b.score - a.score);
}

/**
 * Weighs all conditions by naive Bayes in log odds: prior by age and sex, likelihood ratio of every present finding against its background
 * (damped within correlation groups), denied and unmentioned ones against it.
 * @returns those that can be, in the order of the knowledge
 */
export function weighConditions(reading: Reading, base: KnowledgeBase): Ranked[] {
  const specific = mostSpecific(reading, base);
  const { scores, support, supporters } = scoreConditions(reading, base, specific);
  let best = -Infinity;
  for (const score of scores) if (score > best) best = score;
  const beliefs = new Float64Array(scores.length);
  let total = 0;
  for (let number = 0; number < scores.length; number++) total += beliefs[number] = Math.exp((scores[number]! - best) / base.weights.temperature);
  const weighed: Ranked[] = [];
  for (const condition of base.conditions) {
    const { number } = condition;
    const score = scores[number]!;
    if (score > -Infinity) weighed.push(new Ranked(condition, score, (KNOWN_SHARE * beliefs[number]!) / total, support[number]!, supporters[number]!, specific));
  }
  return weighed;
}

function supportingOf({ number }: RankedCondition, present: readonly Evidence[]): string[] {
  return present
    .map(({ id, odds }) => ({ id, ratio: odds[number]! }))
    .filter(({ ratio }) => ratio > 0)
    .sort((a, b) => b.ratio - a.ratio)
    .map(({ id }) => id);
}
