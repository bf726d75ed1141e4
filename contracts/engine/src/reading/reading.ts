import type { Complaint } from '../complaint.ts';
import type { Believed } from './disputes.ts';
import type { ReadPerson } from './person.ts';
import type { Mention } from './read-findings.ts';
import type { Understood } from './understood.ts';

/** What was understood of a complaint: who it is about, what is present, what is denied. */
export interface Reading extends Understood {
  readonly complaint: Complaint;
  /** Who it is about, by the text and by what was given with it. */
  readonly person: ReadPerson;
  /** What text and form told differently of it, and whose word was taken. */
  readonly disputed: Believed;
  /** The words of an age that cannot be, or is counted in nothing, where no other is known. */
  readonly unclearAge?: string | undefined;
  /** Present findings, implied ones included → the mentioned findings behind each. */
  readonly present: ReadonlyMap<string, readonly string[]>;
  readonly denied: ReadonlySet<string>;
  /** Present findings that are known beside the complaint and not told in it. */
  readonly known: ReadonlySet<string>;
  /** What was chosen of the questions that have choices. */
  readonly chosen: ReadonlySet<string>;
  /** Findings that were asked about or answered, "not sure" included. */
  readonly asked: ReadonlySet<string>;
  /** The places in the text of present findings. */
  readonly mentions: readonly Mention[];
  /** The places in the text of denied ones. */
  readonly denials: readonly Mention[];
  /** How long it has been going on, in days, when told. */
  readonly durationDays: number | undefined;
}
