/** How tries at a password are held back. Times are in seconds. */
export interface GuessRule {
  /** Tries without any delay. */
  readonly free: number;
  /** The delay begins at a second and doubles with each further try, up to this. */
  readonly longestDelay: number;
  /** One try is forgotten after each span of this length. */
  readonly forgets: number;
}

/** Someone who tries one account from one network, or from one browser that was signed in to it before. */
export const ONE_GUESSER: GuessRule = { free: 5, longestDelay: 900, forgets: 900 };

/**
 * Everybody together who tries one account, from networks and browsers it does not know: its owner may be among them, so
 * that the delay stays short. At its longest it leaves 1,440 tries a day to the largest botnet.
 */
export const ONE_ACCOUNT: GuessRule = { free: 10, longestDelay: 60, forgets: 600 };

/** One network that tries many accounts. Thousands of people may share it behind one address, and some mistype. */
export const ONE_NETWORK: GuessRule = { free: 50, longestDelay: 300, forgets: 60 };

/** Tries beyond the free ones that are remembered at most, so that no attack is remembered for longer than it takes to forget these. */
const REMEMBERED_BEYOND = 12;

/** What is left of earlier tries. */
export interface Memory {
  /** Seconds until every try is forgotten. */
  readonly remembered: number;
}

/**
 * What follows from one more try.
 *
 * @returns `delay`: seconds until the next one is heard; `remembered` as in `Memory`
 */
export function afterTry(
  { free, longestDelay, forgets }: GuessRule,
  { remembered }: Memory,
): Memory & { readonly delay: number } {
  const tries = Math.ceil(Math.max(0, remembered) / forgets) + 1;
  return {
    delay: tries < free ? 0 : Math.min(longestDelay, 2 ** (tries - free)),
    remembered: Math.min(Math.max(0, remembered) + forgets, (free + REMEMBERED_BEYOND) * forgets),
  };
}
