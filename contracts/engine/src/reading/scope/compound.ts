/**
 * A word that means something else beside a partner: "blood pressure" tells of no blood, "hair fall" of no fall. A phrase that has the word without
 * the partner falls. All lists are words parted by spaces, classes among them.
 */
export interface Compound {
  readonly id: string;
  readonly word: string;
  /** Partners that stand before the word. */
  readonly before?: string;
  /** Partners that stand after it; a compound has these or those. */
  readonly after?: string;
  /** The small words that may stand between the two. */
  readonly over?: string;
  /** Only where the phrase also has one of these words. */
  readonly besides?: string;
  /** Not where the phrase has one of these. */
  readonly lacks?: string;
  /** Not where one of these follows the word. */
  readonly unless?: string;
  /** Even where the phrase has the partner: "food poisoning" is no poison eaten. Only phrases that say it exactly hold. */
  readonly always?: boolean;
}

/** A compound as its file has it. */
export interface WrittenCompound extends Compound {
  /** Texts with the words of a phrase in brackets that does not hold there. */
  readonly falls: readonly string[];
  /** Texts with the words of a phrase in brackets that holds. */
  readonly stands: readonly string[];
}

/** A word that is another where it stands so: "a dog bit me" is no little bit. */
export interface Meaning {
  readonly id: string;
  /** Patterns with the word in brackets. */
  readonly match: readonly string[];
  readonly means: string;
}

/** A meaning as its file has it. */
export interface WrittenMeaning extends Meaning {
  /** Texts with the word in brackets where it is meant so, and one in which it is not. */
  readonly examples: readonly string[];
}
