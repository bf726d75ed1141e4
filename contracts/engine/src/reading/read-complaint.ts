import { imply } from './imply.ts';
import { readPerson } from './person.ts';
import { readFindings, type Mention } from './read-findings.ts';
import { tokenise } from './tokens.ts';
import { STOP_WORDS } from './words.ts';
import type { Complaint } from '../complaint.ts';
import type { Reading } from './reading.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { readMeasures } from './measures.ts';

/** Reads a complaint: findings said, denied, measured and answered, and who it is about. */
export function readComplaint(complaint: Complaint, base: KnowledgeBase): Reading {
  const { text, answers } = complaint;
  const person = readPerson(text, complaint.person);
  const measures = { ...readMeasures(text), ...(person.age === undefined ? {} : { age_years: person.age }) };
  const told: Told = { present: new Set(), denied: new Set() };
  const mentions = readFindings(text, base.lexicon);
  for (const mention of mentions) (mention.present ? told.present : told.denied).add(mention.finding);
  addMeasured(told, measures, base);
  addAnswers(told, answers, base);
  const implied = imply(told.present, base.links);
  for (const id of implied.keys()) told.denied.delete(id);
  return {
    complaint,
    person,
    present: implied,
    denied: told.denied,
    asked: new Set(answers.map(({ id }) => id)),
    mentions: mentions.filter((mention) => mention.present),
    understood: shareUnderstood(text, mentions),
    durationDays: measures.duration_days,
  };
}

/** Of the words that are no small words and no numbers, how many stand where a finding was heard; 1 where there are none. */
function shareUnderstood(text: string, mentions: readonly Mention[]): number {
  const words = tokenise(text).filter(({ word }) => word.length > 2 && !STOP_WORDS.has(word) && !/^\d/.test(word));
  const heard = words.filter(({ start, end }) =>
    mentions.some((mention) => start < mention.end && end > mention.start),
  );
  return words.length === 0 ? 1 : heard.length / words.length;
}

/** Findings by id, before what they imply is added. */
interface Told {
  readonly present: Set<string>;
  readonly denied: Set<string>;
}

/** Adds what the numbers show, unless the words deny it ("no fever of 104"); a number outside a finding's bounds denies it, unless the words say it. */
function addMeasured({ present, denied }: Told, measures: ReturnType<typeof readMeasures>, base: KnowledgeBase): void {
  for (const { id, measure } of base.measured) {
    const value = measures[measure!.quantity];
    if (value === undefined) continue;
    const shows = value >= (measure!.min ?? -Infinity) && value <= (measure!.max ?? Infinity);
    if (!shows && !present.has(id)) denied.add(id);
    if (shows && !denied.has(id)) present.add(id);
  }
}

/** Adds the answers to earlier questions; a "no" takes back what the words said. */
function addAnswers({ present, denied }: Told, answers: Complaint['answers'], base: KnowledgeBase): void {
  for (const { id, answer } of answers) {
    if (!base.findings.has(id)) continue;
    if (answer === 'yes') present.add(id);
    if (answer === 'no') {
      denied.add(id);
      present.delete(id);
    }
  }
}
