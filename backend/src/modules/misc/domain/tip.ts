/** A piece of everyday health advice. */
export interface Tip {
  readonly title: string;
  readonly description: string;
  /** Who says so; null where a language model wrote it. */
  readonly source: string | null;
}

/** What a person gets on one day. */
export interface DailyTips {
  readonly tips: readonly Tip[];
  /** The provider of the language model that wrote them; null: they are from the library. */
  readonly writtenBy: string | null;
}
