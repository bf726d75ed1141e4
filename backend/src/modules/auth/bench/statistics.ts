/** @param share a number from 0 to 1; 0.5 gives the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export interface Difference {
  readonly value: number;
  /** The lower bound of the 95 % confidence interval. */
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 4000;

/**
 * Estimates `measure(one) - measure(other)` with its percentile bootstrap interval. Source: Efron and Tibshirani, An
 * Introduction to the Bootstrap, 1993, chapter 13.
 */
export function difference(
  one: readonly number[],
  other: readonly number[],
  measure: (values: readonly number[]) => number,
): Difference {
  const resampled = Array.from({ length: RESAMPLES }, () => measure(resample(one)) - measure(resample(other)));
  return { value: measure(one) - measure(other), low: quantile(resampled, 0.025), high: quantile(resampled, 0.975) };
}

function resample(values: readonly number[]): number[] {
  return values.map(() => values[Math.floor(Math.random() * values.length)]!);
}
