/** A piece of everyday health advice. */
export class Tip {
  title: string;
  description: string;
  /** Who says so; null where a language model wrote it. */
  source: string | null;
  /** Who runs the language model that wrote it, Sahaay where it is our own; null: it is from the library. */
  writtenBy: string | null;
}
