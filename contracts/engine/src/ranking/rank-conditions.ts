import type { Reading } from '../reading/reading.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { RaisedFlag } from '../red-flags/raise-flags.ts';
import type { RankedCondition } from './prepare-condition.ts';
import type { Evidence } from './evidence-sums.ts';
import { scoreConditions, type Scores, type Summed } from './score-conditions.ts';
import { flagEvidence } from './flag-evidence.ts';
import { KNOWN_SHARE } from './weights.ts';

/** A condition with its share of belief and the findings that speak for it. */
export class Ranked {
  readonly condition: RankedCondition;
  private readonly sums: Sums;

  constructor(condition: RankedCondition, sums: Sums) {
    this.condition = condition;
    this.sums = sums;
  }

  /** Log odds, up to a constant. */
  get score(): number {
    return this.sums.scores[this.condition.number]!;
  }

  /** Calibrated probability, 0 to 1; all together reach KNOWN_SHARE. */
  get probability(): number {
    return this.sums.probabilities[this.condition.number]!;
  }

  /** How much the symptoms (not risks) speak for it, as a log odds sum. */
  get support(): number {
    return this.sums.support[this.condition.number]!;
  }

  /** How many present findings raise it. */
  get supporters(): number {
    return this.sums.supporters[this.condition.number]!;
  }

  /** Those findings, strongest first. */
  get supporting(): readonly string[] {
    return supportingOf(this.condition, this.sums.present);
  }
}

/** What was summed up, by the number of the condition. */
interface Sums extends Scores {
  readonly probabilities: Float64Array;
  readonly present: readonly Evidence[];
}

/** All conditions that can be, likeliest first. */
export function rankConditions(reading: Reading, base: KnowledgeBase): Ranked[] {
  return likeliestFirst(weighConditions(reading, base).supported());
}

export function likeliestFirst(conditions: readonly Ranked[]): Ranked[] {
  return [...conditions].sort((a, b) => b.score - a.score);
}

/** What a reading counts for all conditions. */
export interface Weighing {
  /** The conditions that can be and that symptoms support so much, in the order of the knowledge. */
  readonly supported: (least?: number) => Ranked[];
  /** By which a reading that tells a little more of the same is weighed faster. */
  readonly summed: Summed;
}

/**
 * Weighs all conditions by naive Bayes in log odds: prior by age and sex, likelihood ratio of every present finding against its background
 * (damped within correlation groups), denied and unmentioned ones against it.
 * @param like the sums of a reading that tells much of the same; the answer is the same without it, but holds only until the next
 *   reading like another is weighed
 * @param raised the red flags that rise, where they are known already
 */
export function weighConditions(
  reading: Reading,
  base: KnowledgeBase,
  like?: Summed,
  raised?: readonly RaisedFlag[],
): Weighing {
  const flags = flagEvidence(reading, base, raised);
  const summed = scoreConditions(reading, base, flags, like);
  const { scores, support, supporters, specific } = summed;
  let best = -Infinity;
  for (const score of scores) if (score > best) best = score;
  const probabilities = new Float64Array(scores.length);
  let total = 0;
  for (let number = 0; number < scores.length; number++)
    total += probabilities[number] = Math.exp((scores[number]! - best) / base.weights.temperature);
  for (let number = 0; number < scores.length; number++)
    probabilities[number] = (KNOWN_SHARE * probabilities[number]!) / total;
  const sums = { scores, probabilities, support, supporters, present: [...specific, ...flags] };
  return {
    summed,
    supported: (least = -Infinity) => {
      const supported: Ranked[] = [];
      for (let number = 0; number < scores.length; number++)
        if (support[number]! >= least && scores[number]! > -Infinity)
          supported.push(new Ranked(base.conditions[number]!, sums));
      return supported;
    },
  };
}

function supportingOf({ number }: RankedCondition, present: readonly Evidence[]): string[] {
  return present
    .map(({ id, odds }) => ({ id, ratio: odds[number]! }))
    .filter(({ ratio }) => ratio > 0)
    .sort((a, b) => b.ratio - a.ratio)
    .map(({ id }) => id);
}
