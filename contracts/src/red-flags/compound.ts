/** A word that means something else beside a partner: "blood pressure" tells of no blood, "hair fall" of no fall. */
export interface Compound {
  readonly word: ReadonlySet<string>;
  readonly partners: ReadonlySet<string>;
  /** On which side of the word the partner stands, and the small words that may stand between them. */
  readonly side: 'before' | 'after';
  readonly over?: ReadonlySet<string>;
  /** Only where the match also has one of these words. */
  readonly besides?: ReadonlySet<string>;
  /** Not where the match has one of these. */
  readonly lacks?: ReadonlySet<string>;
  /** Not where one of these follows the word. */
  readonly unless?: ReadonlySet<string>;
  /** Even where the match has the partner: "food poisoning" is no poison eaten. Only phrases that say it exactly hold. */
  readonly always?: true;
}
