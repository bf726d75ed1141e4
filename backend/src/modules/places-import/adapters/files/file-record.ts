/** One record of a file: its place in the file (line of a line format, else running number) and its unparsed JSON. */
export interface FileRecord {
  readonly number: number;
  readonly json: string;
}

/** A record may have this many characters at most; the memory holds no more of it. */
export const LONGEST_RECORD = 16 * 1024 * 1024;

/** The file cannot be read as any format known here, or ends too early. */
export class UnreadableFile extends Error {}

export const BREAKS_OFF = 'it breaks off in the middle; is the download complete?';
