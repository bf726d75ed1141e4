import type { Language } from '@sahaay/contracts/constants';
import type { Background } from './reading/background.ts';
import type { Choice } from './questions/choices.ts';
import type { Given } from './reading/person.ts';

/** What a person tells: the text, who it is about, what is known of them, and answers to earlier questions. Never stored. */
export interface Complaint {
  readonly text: string;
  readonly person: Given;
  readonly background?: Background | undefined;
  readonly answers: readonly Answer[];
  /** The language to answer in; English unless told. */
  readonly language?: Language | undefined;
}

/** Yes or no to a finding, or one of the choices of a question that has them. */
type Reply = 'yes' | 'no' | 'not_sure' | Choice;

interface Answer {
  /** The id of the question. */
  readonly id: string;
  readonly answer: Reply;
  /** Of a question that offers several things: the ids of those that hold, and of those that do not. */
  readonly yes?: readonly string[] | undefined;
  readonly no?: readonly string[] | undefined;
}
