/** One record of a file: its place in the file (line of a line format, else running number) and its unparsed JSON. */
export interface FileRecord {
  readonly number: number;
  readonly json: string;
}

/** The file cannot be read as any format known here, or ends too early. */
export class UnreadableFile extends Error {}
