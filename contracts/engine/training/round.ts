import type { ReaderModel } from '../src/learned/model.ts';
import type { Fitted } from './fit.ts';

/** How weights are made whole numbers: up to `most`, where `cut` is the share of those above 0 that are cut off at it. */
export interface Rounding {
  readonly most: number;
  readonly cut: number;
}

/** A model whose weights are whole numbers of a step. */
export function rounded(
  { weights, bias }: Fitted,
  bits: number,
  bounds: Pick<ReaderModel, 'alarm' | 'sure' | 'calm'>,
  { most, cut }: Rounding,
): ReaderModel {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  const step = (sizes[Math.floor(sizes.length * (1 - cut))] ?? 1) / most;
  const whole = Int8Array.from(weights, (weight) => Math.max(-most, Math.min(most, Math.round(weight / step))));
  return { bits, step, bias, ...bounds, weights: whole };
}

/** What a model scores with, as it was trained. */
export function fittedOf({ weights, step, bias }: ReaderModel): Fitted {
  return { weights: Float64Array.from(weights, (weight) => weight * step), bias };
}
