import { LONGEST_RECORD } from './file-record.js';

const [QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = ['"', '\\', '{', '}', '[', ']'].map(
  (c) => c.charCodeAt(0),
);

/** The scanner keeps this many characters of what surrounds the records: enough for the head and tail of any known format. */
const SURROUNDINGS = 20_000;

/**
 * Cuts the objects out of a JSON array that is the document itself or a member of it (`features`, `elements`), while
 * the text arrives in chunks. It follows brackets and strings only; parsing each object is left to the caller, so
 * that one broken record does not spoil the file. It keeps only the beginning of a record that is too long.
 */
export class ArrayScanner {
  private readonly open: number[] = [];
  private inString = false;
  private escaped = false;
  private record: string | undefined;
  private surroundings = '';
  private sawDocument = false;

  /** The records completed by this chunk, as JSON text. */
  *scan(chunk: string): Generator<string> {
    let start = 0;
    for (let i = 0; i < chunk.length; i++) {
      const code = chunk.charCodeAt(i);
      if (this.inString) {
        this.readInString(code);
      } else if (code === QUOTE) {
        this.inString = true;
      } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        if (code === OPEN_BRACE && this.startsRecord) {
          this.keepSurroundings(chunk.slice(start, i));
          this.record = '';
          start = i;
        }
        this.open.push(code);
        this.sawDocument = true;
      } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
        this.open.pop();
        if (code !== CLOSE_BRACE || !this.betweenRecords || this.record === undefined) continue;
        yield this.record + chunk.slice(start, i + 1);
        this.record = undefined;
        start = i + 1;
      }
    }
    this.keepRest(chunk.slice(start));
  }

  private readInString(code: number): void {
    if (this.escaped) this.escaped = false;
    else if (code === BACKSLASH) this.escaped = true;
    else if (code === QUOTE) this.inString = false;
  }

  private keepRest(text: string): void {
    if (this.record === undefined) this.keepSurroundings(text);
    else if (this.record.length <= LONGEST_RECORD) this.record += text;
  }

  /** Whether every bracket that was opened is closed. */
  get isComplete(): boolean {
    return this.sawDocument && this.open.length === 0;
  }

  /** Overpass writes here that a query ran out of time or memory, so that elements are missing. */
  get remark(): string | undefined {
    return /"remark"\s*:\s*"([^"]{1,300})/.exec(this.surroundings)?.[1];
  }

  private get startsRecord(): boolean {
    return this.record === undefined && this.betweenRecords;
  }

  private get betweenRecords(): boolean {
    return (
      this.open.at(-1) === OPEN_BRACKET &&
      (this.open.length === 1 || (this.open.length === 2 && this.open[0] === OPEN_BRACE))
    );
  }

  private keepSurroundings(text: string): void {
    this.surroundings = (this.surroundings + text).slice(-SURROUNDINGS);
  }
}
