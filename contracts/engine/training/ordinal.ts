/** Tells an ordered level from features: one weight a feature, one bound a level. */
export interface OrdinalModel {
  readonly weights: readonly number[];
  /** The score above which a case is more likely than not at least of level 1, 2, … */
  readonly bounds: readonly number[];
  /** Of each feature, what it is measured from and in. */
  readonly means: readonly number[];
  readonly widths: readonly number[];
}

export interface OrdinalCase {
  readonly features: readonly number[];
  /** 0 is the lowest level. */
  readonly level: number;
}

const LEARNING = { steps: 400, rate: 0.5, shrinkage: 1e-3 } as const;

/**
 * Fits by projected descent on the log loss of "at least this level", summed over the levels. The same cases give the same model.
 *
 * @param levels how many there are
 * @param raisesOnly of each feature, whether more of it may never lower the level: its weight is kept from below 0
 */
export function fitOrdinal(
  cases: readonly OrdinalCase[],
  levels: number,
  raisesOnly: readonly boolean[],
): OrdinalModel {
  const { means, widths } = spread(cases, raisesOnly.length);
  const scaled = cases.map(({ features, level }) => ({ level, features: scale(features, means, widths) }));
  const weights = raisesOnly.map(() => 0);
  const bounds = Array.from({ length: levels - 1 }, () => 0);
  for (let step = 0; step < LEARNING.steps; step++) {
    const slopes = weights.map((weight) => 2 * LEARNING.shrinkage * weight);
    const shifts = bounds.map(() => 0);
    for (const { features, level } of scaled) {
      const score = dot(weights, features);
      for (let above = 0; above < bounds.length; above++) {
        const error = (chance(score - bounds[above]!) - (level > above ? 1 : 0)) / cases.length;
        shifts[above]! -= error;
        for (let at = 0; at < features.length; at++) slopes[at]! += error * features[at]!;
      }
    }
    for (const at of weights.keys()) {
      const next = weights[at]! - LEARNING.rate * slopes[at]!;
      weights[at] = raisesOnly[at] ? Math.max(0, next) : next;
    }
    for (const above of bounds.keys()) bounds[above]! -= LEARNING.rate * shifts[above]!;
  }
  return { weights, bounds, means, widths };
}

/** Of each level above the lowest, how likely the case is of it or of a higher one. */
export function atLeast({ weights, bounds, means, widths }: OrdinalModel, features: readonly number[]): number[] {
  const score = dot(weights, scale(features, means, widths));
  return bounds.map((bound) => chance(score - bound));
}

function spread(cases: readonly OrdinalCase[], features: number): { means: number[]; widths: number[] } {
  const columns = Array.from({ length: features }, (_, at) => cases.map((one) => one.features[at]!));
  const means = columns.map((column) => average(column));
  const widths = columns.map((column, at) => Math.sqrt(average(column.map((value) => (value - means[at]!) ** 2))) || 1);
  return { means, widths };
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

const scale = (features: readonly number[], means: readonly number[], widths: readonly number[]): number[] =>
  features.map((value, at) => (value - means[at]!) / widths[at]!);

const dot = (weights: readonly number[], features: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * features[at]!, 0);

const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));
