import type { Schema } from '@sahaay/contracts';
import type { Language } from '@sahaay/contracts/constants';

/**
 * What can go wrong. `no_worker`: the browser starts none, being old or of another origin; `not_fetched`: a file did not come; `no_space`: the device
 * has too little memory; `stopped`: the worker broke off, or could not answer.
 */
export type DeviceProblem = 'no_worker' | 'not_fetched' | 'no_space' | 'stopped';

/** What the page asks the worker. */
export interface EngineQuestion {
  readonly id: number;
  readonly language: Language;
  /** Missing: the worker only fetches what it needs to answer. */
  readonly asked?: Schema<'PredictRequest'>;
  /** Whether the page speaks a language in which the engine does not answer. */
  readonly isForeign?: boolean;
}

/** What the worker says of the question with the same number: first how much was fetched, then how it ended. */
export type EngineAnswer =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly prediction: Schema<'Prediction'> | null }
  | { readonly id: number; readonly problem: DeviceProblem };
