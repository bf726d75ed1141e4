/** What stands beside the values of an export, in one language. */
export interface ExportWords {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  /** What stands where there is no value. */
  readonly nothing: string;
  /** By the name of the field. A field that a newer server adds stands under its name. */
  readonly labels: Readonly<Record<string, string>>;
  /**
   * By the name of the field, what each value means that is one of a list of the API; languages have names of their own.
   * A value that a newer server adds stands as it is.
   */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
