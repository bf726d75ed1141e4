import { chosenIn } from '../questions/choices.ts';
import { knownOf, oneByOne, toldAsInForm, KNOWN_THINGS } from '../questions/known.ts';
import { durationOf } from '../questions/since.ts';
import { findingsAt, placesOf } from '../questions/where.ts';
import { readBackground } from './background.ts';
import { imply } from './imply.ts';
import { settle, type Believed } from './disputes.ts';
import { readFindings } from './read-findings.ts';
import { understoodOf, type Understood } from './understood.ts';
import type { Complaint } from '../complaint.ts';
import type { Reading } from './reading.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { tokenise } from './tokens.ts';
import { readMeasures } from './measures.ts';

/** What the text alone tells, whatever was answered since. */
type Heard = Pick<Reading, 'person' | 'disputed' | 'unclearAge' | 'mentions' | 'denials' | keyof Understood>;

/**
 * Reads a complaint: findings said, denied, measured, answered and known before, and who it is about.
 * @returns takes whose word is believed where text and form differ
 */
export function readerOf(given: Complaint, base: KnowledgeBase): (believed?: Believed) => Reading {
  const told = toldAsInForm(given);
  const tokens = tokenise(told.text);
  const all = readFindings(told.text, base.lexicon, tokens);
  const understood = understoodOf(told.text, all, tokens);
  return (believed = {}) => {
    const { complaint, person, mentions, disputed, unclearAge } = settle(told, all, believed);
    const heard: Heard = {
      person,
      disputed,
      unclearAge,
      mentions: mentions.filter(({ present }) => present),
      denials: mentions.filter(({ present }) => !present),
      ...understood,
    };
    return withAnswers(heard, complaint, base);
  };
}

/** The same complaint before its last answer was given. */
export function withoutLastAnswer(reading: Reading, base: KnowledgeBase): Reading {
  const { complaint } = reading;
  return withAnswers(reading, { ...complaint, answers: complaint.answers.slice(0, -1) }, base);
}

function withAnswers(
  { person, disputed, unclearAge, mentions, denials, understood, read, unread }: Heard,
  complaint: Complaint,
  base: KnowledgeBase,
): Reading {
  const answers = lastOfEach(oneByOne(complaint.answers));
  const chosen = chosenIn(answers);
  const answered = new Set(answers.map(({ id }) => id));
  const measures = {
    duration_days: durationOf(chosen),
    ...readMeasures(complaint.text, person.age),
    ...(person.age === undefined ? {} : { age_years: person.age }),
  };
  const told: Told = {
    present: new Set(mentions.map(({ finding }) => finding)),
    denied: new Set(denials.map(({ finding }) => finding)),
  };
  addMeasured(told, measures, base);
  addAnswers(told, answers, base);
  for (const id of findingsAt(chosen)) told.present.add(id);
  const background = readBackground(complaint.background, base);
  const known = new Set([...background.present].filter((id) => !told.present.has(id) && !told.denied.has(id)));
  for (const id of known) told.present.add(id);
  for (const id of background.denied) if (!told.present.has(id)) told.denied.add(id);
  const implied = imply(told.present, base.links);
  for (const id of implied.keys()) told.denied.delete(id);
  return {
    complaint,
    person,
    disputed,
    unclearAge,
    present: implied,
    denied: told.denied,
    known: new Set([...implied].filter(([, behind]) => behind.every((id) => known.has(id))).map(([id]) => id)),
    chosen,
    asked: new Set([...answered, ...placesOf(answered), ...knownOf(answered)]),
    mentions,
    denials,
    understood,
    read,
    unread,
    durationDays: measures.duration_days,
  };
}

/** Of two answers to one question the later one counts. */
function lastOfEach(answers: Complaint['answers']): Complaint['answers'] {
  return [...new Map(answers.map((answer) => [answer.id, answer])).values()];
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
    // What is known is read as if the form told it.
    if (answer === 'yes' && !KNOWN_THINGS.includes(id)) present.add(id);
    if (answer === 'no') {
      denied.add(id);
      present.delete(id);
    }
  }
}
