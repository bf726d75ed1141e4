import type { Ranked, Weighing } from './rank-conditions.ts';

/** Below this a condition is not worth naming beside better ones. */
const LEAST_PROBABILITY = 0.004;
/** Symptoms must raise a condition at least twofold (log 2) to name it. */
const LEAST_SUPPORT = 0.69;
/** Also named, however much another leads: what two findings support with at least this share of the best support. */
const FAIR_SUPPORT = 0.4;
/** What only one finding supports, and less than that, is named from this probability on. */
const CLEAR = 0.05;

/** The conditions worth naming. */
export function inView(weighing: Weighing): Ranked[] {
  const supported = weighing.supported(LEAST_SUPPORT);
  const fair = FAIR_SUPPORT * supported.reduce((most, { support }) => Math.max(most, support), 0);
  return supported.filter(
    ({ support, supporters, probability }) => probability >= LEAST_PROBABILITY || (support >= fair && supporters > 1),
  );
}

/** Those of them that are named and asked about: not what a single finding supports, and much less than it supports another. */
export function toName(inView: readonly Ranked[]): Ranked[] {
  const fair = FAIR_SUPPORT * inView.reduce((most, { support }) => Math.max(most, support), 0);
  return inView.filter(
    ({ support, supporters, probability }) => supporters > 1 || support >= fair || probability >= CLEAR,
  );
}
