/** A rule that holds back tries at a password. All times are in seconds. */
export interface GuessRule {
  /** This many tries have no delay. */
  readonly free: number;
  /** The delay begins at one second, doubles with each further try, and never exceeds this. */
  readonly longestDelay: number;
  /** After each span of this length, one try is forgotten. */
  readonly forgets: number;
}

/**
 * The rule for a person who tries one account from one network, or from one browser that was signed in to it before.
 */
export const ONE_GUESSER: GuessRule = { free: 5, longestDelay: 900, forgets: 900 };

/**
 * The rule for everybody together who tries one account from networks and browsers that it does not know. The owner may
 * be among them, so the delay stays short. At its longest it leaves 1,440 tries a day to the largest botnet.
 */
export const ONE_ACCOUNT: GuessRule = { free: 10, longestDelay: 60, forgets: 600 };

/**
 * The rule for one network that tries many accounts. Thousands of people may share it behind one address, and some of
 * them mistype.
 */
export const ONE_NETWORK: GuessRule = { free: 50, longestDelay: 300, forgets: 60 };

/**
 * Beyond the free tries, this many are remembered at most. No attack is then remembered for longer than it takes to
 * forget these.
 */
const REMEMBERED_BEYOND = 12;

/** What is remembered of earlier tries. */
export interface Memory {
  /** The seconds until every try is forgotten. */
  readonly remembered: number;
}

/**
 * Tells what follows from one more try.
 * @returns `delay`, the seconds until the next try is heard, and `remembered` as in `Memory`
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
