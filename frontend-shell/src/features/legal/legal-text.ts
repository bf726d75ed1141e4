/** A page of terms, in one language. */
export interface LegalText {
  /** The day from which it holds, as in `2026-11-23`. */
  readonly since: string;
  /** What stands before the name of who answers complaints, where this deployment names somebody. */
  readonly complaints?: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}
