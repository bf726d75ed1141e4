import type { RankedCondition } from './prepare-condition.js';
import type { Finding } from './schema.js';
import type { Weights } from './weights.js';

interface Parts {
  readonly findings: ReadonlyMap<string, Finding>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly children: ReadonlyMap<string, readonly string[]>;
}

/**
 * What each finding counts for each condition when it is present, in log odds: as listed, else as the nearest ancestor that is listed,
 * else as unexplained. One row per finding, so that the few rows of a complaint are summed over all conditions at once.
 */
export class EvidenceTable {
  private readonly odds: Float64Array;
  private readonly width: number;

  constructor(conditions: readonly RankedCondition[], { findings, numbers, children }: Parts, weights: Weights) {
    this.width = conditions.length;
    this.odds = new Float64Array(findings.size * this.width);
    for (const [id, finding] of findings) this.row(numbers.get(id)!).fill(unexplained(finding, weights));
    for (const { number: column, given } of conditions) {
      const spread = (id: string, ratio: number): void => {
        const share = findings.get(id)!.kind === 'symptom' ? 1 : weights.risk;
        this.odds[numbers.get(id)! * this.width + column] = share * Math.min(weights.strongest, ratio);
        for (const child of children.get(id) ?? []) if (!given.has(child)) spread(child, ratio);
      };
      for (const [id, likelihood] of given) spread(id, Math.log(likelihood / findings.get(id)!.background));
    }
  }

  /** What a finding counts, by the number of the condition. */
  row(finding: number): Float64Array {
    return this.odds.subarray(finding * this.width, (finding + 1) * this.width);
  }
}

/** What a finding counts for a condition that does not list it. */
function unexplained({ kind, detail, vague }: Finding, weights: Weights): number {
  return Math.log(detail || vague ? weights.unexplainedDetail : kind === 'symptom' ? weights.unexplained : weights.unexplainedRisk);
}
