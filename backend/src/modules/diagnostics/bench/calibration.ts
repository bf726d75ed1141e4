/** What was said of the first condition of a case, and whether it was right. */
export interface Forecast {
  readonly set: string;
  readonly probability: number;
  readonly isRight: boolean;
}

export interface Calibration {
  /** Mean squared distance between probability and truth. */
  readonly brier: number;
  /** Expected calibration error: mean distance between said and true share over ten bins. */
  readonly error: number;
  readonly bins: readonly { readonly said: number; readonly right: number; readonly cases: number }[];
}

const BINS = 10;

/** Compares said with true shares. Every record set counts alike in the two figures; the bins count cases. */
export function calibrate(forecasts: readonly Forecast[]): Calibration {
  const sizes = new Map<string, number>();
  for (const { set } of forecasts) sizes.set(set, (sizes.get(set) ?? 0) + 1);
  const bins = Array.from({ length: BINS }, () => ({
    cases: 0,
    weight: 0,
    said: 0,
    right: 0,
    saidWeighted: 0,
    rightWeighted: 0,
  }));
  let brier = 0;
  for (const { set, probability, isRight } of forecasts) {
    const weight = 1 / (sizes.get(set)! * sizes.size);
    const right = isRight ? 1 : 0;
    const bin = bins[Math.min(BINS - 1, Math.floor(probability * BINS))]!;
    bin.cases++;
    bin.said += probability;
    bin.right += right;
    bin.saidWeighted += weight * probability;
    bin.rightWeighted += weight * right;
    brier += weight * (probability - right) ** 2;
  }
  return {
    brier,
    error: bins.reduce((sum, { saidWeighted, rightWeighted }) => sum + Math.abs(saidWeighted - rightWeighted), 0),
    bins: bins
      .filter(({ cases }) => cases > 0)
      .map(({ said, right, cases }) => ({ said: said / cases, right: right / cases, cases })),
  };
}
