/** A piece of everyday health advice. */
export interface Tip {
  readonly title: string;
  readonly description: string;
  /** The body that says so; null when a language model wrote the tip. */
  readonly source: string | null;
}

/** The tips that a person gets on one day. */
export interface DailyTips {
  readonly tips: readonly Tip[];
  /** The provider of the language model that wrote the tips; null when they come from the library. */
  readonly writtenBy: string | null;
}
