/** A page of terms, in one language. */
export interface LegalText {
  /** The day from which it holds, as in `2026-11-23`. */
  readonly since: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}
