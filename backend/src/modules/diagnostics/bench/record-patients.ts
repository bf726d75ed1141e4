import { findingsAt, type Complaint, type Engine, type FollowUpQuestion, type Reading } from '@sahaay/engine';
import { toComplaint, toPrediction } from './run-records.js';
import type { CaseRecord, PredictionRecord, RecordSet, Scorer } from './scorer.js';
import { ASKED, interview } from './simulated-patients.js';

type Answer = Complaint['answers'][number];

/** How often the records of one set have their illness first after so many answers. */
export interface RecordGain {
  readonly name: string;
  readonly records: number;
  readonly rounds: readonly { readonly answers: number; readonly first: number; readonly rightCare: number }[];
  /** Records that say which illness, and which care, is right. */
  readonly withIllness: number;
  readonly withCare: number;
}

/**
 * Has each record tell its first sentence with a symptom alone, and what is read in the whole record answer the questions:
 * yes to what it has, no to what it denies, and "not sure" to anything that it does not speak of. Those who can answer only what
 * somebody happened to write down gain less than people, who know what they feel.
 */
export function measureRecords(engine: Engine, { name, records }: RecordSet, scorer: Scorer): RecordGain {
  const told = records.flatMap((record) => {
    const opening = openingOf(record, engine);
    return opening ? [{ record, opening, whole: engine.read(toComplaint(record)) }] : [];
  });
  let complaints = told.map(({ opening }) => opening);
  const kept = told.map(({ record }) => record);
  const rounds = ASKED.map((answers) => {
    complaints = complaints.map((complaint, index) =>
      interview(engine, complaint, answers, (question) => answerOf(question, told[index]!.whole)),
    );
    const predictions: PredictionRecord[] = complaints.map((complaint, index) =>
      toPrediction(kept[index]!, engine.answer(complaint)),
    );
    const { dx, triage } = scorer.score(predictions, kept);
    return { answers, first: dx.top1, rightCare: triage.exact };
  });
  return {
    name,
    records: kept.length,
    rounds,
    withIllness: kept.filter(({ gold }) => gold).length,
    withCare: kept.filter(({ triage }) => triage).length,
  };
}

/** The record up to the first sentence in which a symptom is read; null where that is all of it. */
function openingOf(record: CaseRecord, engine: Engine): Complaint | null {
  const whole = toComplaint(record);
  const sentences = whole.text.split(/(?<=[.!?।])\s+/);
  for (let count = 1; count < sentences.length; count++) {
    const opening = { ...whole, text: sentences.slice(0, count).join(' ') };
    const { present } = engine.read(opening);
    if ([...present.keys()].some((id) => engine.base.findings.get(id)!.kind === 'symptom')) return opening;
  }
  return null;
}

/** Of a record that tells since when, in days, up to which each choice holds. */
const LENGTHS = { since_hours: 1, since_days: 7, since_weeks: 30, since_months: 365, since_years: Infinity } as const;
const lengthOf = (days: number): string | undefined => Object.entries(LENGTHS).find(([, most]) => days < most)?.[0];

function answerOf({ id, choices, several }: FollowUpQuestion, { present, denied, durationDays }: Reading): Answer {
  if (several) {
    const ids = several.map((one) => one.id);
    const yes = ids.filter((one) => present.has(one));
    const no = ids.filter((one) => denied.has(one));
    return { id, answer: yes.length > 0 ? 'yes' : no.length === ids.length ? 'no' : 'not_sure', yes, no };
  }
  if (choices) {
    const length = durationDays === undefined ? undefined : lengthOf(durationDays);
    const chosen = choices.find(
      ({ answer }) => answer === length || findingsAt(new Set([answer])).some((one) => present.has(one)),
    );
    return { id, answer: chosen?.answer ?? 'not_sure' };
  }
  return { id, answer: present.has(id) ? 'yes' : denied.has(id) ? 'no' : 'not_sure' };
}
