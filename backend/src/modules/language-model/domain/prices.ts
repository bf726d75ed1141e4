/** The tokens of one or more requests to a model. */
export interface Tokens {
  readonly in: number;
  readonly out: number;
}

/** The price of a million tokens, in the operator's currency. */
export type Prices = Tokens;

const MILLION = 1_000_000;

/** @param prices null when no prices are configured; then the cost is 0 */
export function costOf(tokens: Tokens, prices: Prices | null): number {
  return prices ? (tokens.in * prices.in + tokens.out * prices.out) / MILLION : 0;
}
