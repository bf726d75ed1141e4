/** Tokens of one or more requests to a model. */
export interface Tokens {
  readonly in: number;
  readonly out: number;
}

/** What a million tokens cost, in the operator's currency. */
export type Prices = Tokens;

const MILLION = 1_000_000;

/** @param prices null where none are configured: then nothing costs anything */
export function costOf(tokens: Tokens, prices: Prices | null): number {
  return prices ? (tokens.in * prices.in + tokens.out * prices.out) / MILLION : 0;
}
