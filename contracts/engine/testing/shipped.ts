import type { Assessment, Screened } from '../src/assessment.ts';
import type { Complaint } from '../src/complaint.ts';
import { Engine } from '../src/engine.ts';
import type { Person } from '../src/reading/person.ts';
import type { Reading } from '../src/reading/reading.ts';
import type { RedFlagMatch } from '../src/red-flags/raise-flags.ts';
import { shippedKnowledge } from '../tools/shipped-knowledge.ts';

export const base = shippedKnowledge();
/** The shipped knowledge and its rules alone, without the learned reader. */
const byRulesAlone = new Engine(base);

type More = Partial<Omit<Complaint, 'text'>>;

const complaint = (text: string, more: More): Complaint => ({ text, person: {}, answers: [], ...more });

export function read(text: string, more: More = {}): Reading {
  return byRulesAlone.read(complaint(text, more));
}

/** What the rules make of a text. */
export function answer(text: string, more: More = {}): Screened<Assessment> {
  return byRulesAlone.answer(complaint(text, more));
}

/** The red flags that a text raises by the rules, as they are shown. */
export function raise(text: string, more: More = {}): readonly RedFlagMatch[] {
  return byRulesAlone.redFlags(read(text, more));
}

/** The ids of these. */
export function flagsOf(text: string, person: Person = {}): string[] {
  return raise(text, { person }).map(({ id }) => id);
}
