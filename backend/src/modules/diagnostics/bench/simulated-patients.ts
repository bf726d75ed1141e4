import {
  findingsAt,
  type Choice,
  type Complaint,
  type Engine,
  type FollowUpQuestion,
  type KnowledgeBase,
} from '@sahaay/engine';
import { AGE_BANDS, type AgeBand, type RankedCondition } from '@sahaay/engine/ranking';
import type { LearningCase } from './learn-weights.js';

/** How many made-up patients are told the right things after so many answers. */
interface Round {
  readonly answers: number;
  readonly first: number;
  readonly firstThree: number;
  /** The level of care is that of their illness. */
  readonly rightCare: number;
}

export interface FollowUpGain {
  readonly patients: number;
  readonly rounds: readonly Round[];
}

/** Three questions at first, and up to eight for those who want to be asked more. */
const ASKED = [0, 3, 8] as const;
const OPENING_SYMPTOMS = 3;
const YEARS: Readonly<Record<AgeBand, number>> = { infant: 0.6, child: 6, teen: 15, adult: 30, middle: 55, elder: 72 };

/**
 * Lets patients made up from the knowledge tell three symptoms, answers the questions from what else they have, and compares.
 * The knowledge is right about them by construction: this measures the questions, not the knowledge.
 */
export function measureFollowUp(engine: Engine, patients = 600): FollowUpGain {
  const random = seeded(20261121);
  const rounds = ASKED.map((answers) => ({ answers, first: 0, firstThree: 0, rightCare: 0 }));
  for (let patient = 0; patient < patients; patient++) {
    const madeUp = makeUp(engine.base, random);
    let complaint = madeUp.complaint;
    for (const round of rounds) {
      complaint = interview(engine, madeUp, complaint, round.answers);
      const { conditions, triage } = engine.answer(complaint);
      const place = conditions.findIndex(({ name }) => name === madeUp.condition.entry.name);
      if (place === 0) round.first++;
      if (place >= 0 && place < 3) round.firstThree++;
      if (triage?.level === madeUp.condition.entry.urgency) round.rightCare++;
    }
  }
  return { patients, rounds };
}

/** Answers the first question that is open, one after the other, until there are so many answers. */
function interview(engine: Engine, { condition, has }: MadeUp, complaint: Complaint, most: number): Complaint {
  const { answers } = complaint;
  if (answers.length >= most) return complaint;
  const [question] = engine.assess(engine.read(complaint)).followUp;
  if (!question) return complaint;
  const usual = condition.entry.lasts[0]!;
  const reply =
    question.choices?.find(({ answer }) => answer === `since_${usual}`)?.answer ??
    placeOf(question, has) ??
    (question.choices ? 'not_sure' : isTrue(question.id, has, engine.base) ? 'yes' : 'no');
  return interview(
    engine,
    { condition, has },
    { ...complaint, answers: [...answers, { id: question.id, answer: reply }] },
    most,
  );
}

/** The place of pain that a patient has; how bad it is and how it goes is not part of the knowledge, and they are not sure. */
function placeOf({ choices = [] }: FollowUpQuestion, has: ReadonlySet<string>): Choice | undefined {
  return choices.map(({ answer }) => answer).find((answer) => findingsAt(new Set([answer])).some((id) => has.has(id)));
}

interface MadeUp {
  readonly condition: RankedCondition;
  readonly has: ReadonlySet<string>;
}

/** Readings of patients made up from the knowledge, to learn weights from beside real complaints: they hold the rare illnesses that no record has. */
export function makeUpCases(engine: Engine, patients: number): LearningCase[] {
  const random = seeded(20261122);
  return Array.from({ length: patients }, () => {
    const { condition, complaint } = makeUp(engine.base, random);
    return { set: 'made up', reading: engine.read(complaint), right: new Set([condition.entry.id]) };
  });
}

function makeUp(base: KnowledgeBase, random: () => number): MadeUp & { complaint: Complaint } {
  const condition = base.conditions[Math.floor(random() * base.conditions.length)]!;
  const has = new Set(condition.listed.filter(([, likelihood]) => random() < likelihood).map(([id]) => id));
  const opening = condition.listed
    .map(([id]) => id)
    .filter((id) => has.has(id) && base.findings.get(id)!.kind === 'symptom')
    .sort(() => random() - 0.5)
    .slice(0, OPENING_SYMPTOMS);
  if (opening.length < OPENING_SYMPTOMS) return makeUp(base, random);
  const text = opening.map((id) => base.findings.get(id)!.phrases[0]!.replace(/^=|\|\S+/g, '')).join('. ');
  return { condition, has, complaint: { text, person: personFor(condition, random), answers: [] } };
}

/** A patient has a finding, or a narrower one of it. */
function isTrue(id: string, has: ReadonlySet<string>, base: KnowledgeBase): boolean {
  return has.has(id) || (base.children.get(id) ?? []).some((child) => isTrue(child, has, base));
}

function personFor({ entry: { prevalence } }: RankedCondition, random: () => number): Complaint['person'] {
  const possible = AGE_BANDS.filter((band) => (prevalence.age[band] ?? 1) >= 0.5);
  const age = YEARS[possible[Math.floor(random() * possible.length)] ?? 'adult'];
  const isFemale =
    random() * ((prevalence.sex.female ?? 1) + (prevalence.sex.male ?? 1)) < (prevalence.sex.female ?? 1);
  return { age, sex: isFemale ? 'female' : 'male' };
}

/** The same row of numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
