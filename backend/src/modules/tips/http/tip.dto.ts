/** A piece of everyday health advice. */
export class Tip {
  title: string;
  description: string;
  /** The body that says so; null when a language model wrote the tip. */
  source: string | null;
  /**
   * Who runs the language model that wrote the tip, or Sahaay when it is our own; null when the tip comes from the
   * library.
   */
  writtenBy: string | null;
}
