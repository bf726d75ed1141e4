import type { Language } from '@sahaay/contracts/constants';
import type { Person } from './reading/person.ts';

/** What a person tells: the text, who it is about, and answers to earlier questions. Never stored. */
export interface Complaint {
  readonly text: string;
  readonly person: Person;
  readonly answers: readonly Answer[];
  /** The language to answer in; English unless told. */
  readonly language?: Language | undefined;
}

interface Answer {
  /** The id of the question. */
  readonly id: string;
  readonly answer: 'yes' | 'no' | 'not_sure';
}
