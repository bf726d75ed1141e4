import { CARE_LEVELS, type CareLevel } from '@sahaay/contracts/constants';
import { Engine, type Complaint, type FollowUpQuestion, type KnowledgeBase } from '@sahaay/engine';
import { AGE_BANDS, type AgeBand, type RankedCondition } from '@sahaay/engine/ranking';
import type { LearningCase } from './learn-weights.js';
import { answerOf, type SimulatedPatient } from './simulated-answers.js';

/** How many made-up patients are told the right things after so many answers. */
interface Round {
  readonly answers: number;
  readonly first: number;
  readonly firstThree: number;
  /** The level of care is that of their illness. */
  readonly rightCare: number;
  /** The level of care is the one that this person needs with it, by what else they have and by their age. */
  readonly rightForPerson: number;
}

export interface FollowUpGain {
  readonly patients: number;
  /** Questions that the age or the sex of the person excludes: none should be. */
  readonly excluded: readonly string[];
  readonly rounds: readonly Round[];
}

/** Three questions at first, and up to eight for those who want to be asked more. */
export const ASKED = [0, 3, 8] as const;
const OPENING_SYMPTOMS = 3;
const YEARS: Readonly<Record<AgeBand, number>> = { infant: 0.6, child: 6, teen: 15, adult: 30, middle: 55, elder: 72 };

/** Of whom somebody else tells, in years. */
const GROWN_UP = 13;
const OF_A_CHILD = /\b(?:child|baby|infant|newborn|toddler|kid)/;
/** Questions are tuned on the patients of one seed, and reported of those of the other. */
const SEEDS = { tune: 20261123, report: 20261121 } as const;

/**
 * Lets patients made up from the knowledge tell three symptoms, answers the questions from what else they have, and compares.
 * The knowledge is right about them by construction: this measures the questions, not the knowledge.
 */
export function measureFollowUp(engine: Engine, half: keyof typeof SEEDS = 'report', patients = 1500): FollowUpGain {
  const random = seeded(SEEDS[half]);
  const rounds = ASKED.map((answers) => ({ answers, first: 0, firstThree: 0, rightCare: 0, rightForPerson: 0 }));
  const excluded: string[] = [];
  const byRules = new Engine(engine.base);
  for (let patient = 0; patient < patients; patient++) {
    const madeUp = makeUp(engine.base, random);
    let complaint = madeUp.complaint;
    const needed = neededBy(madeUp, byRules);
    for (const round of rounds) {
      complaint = interview(engine, complaint, round.answers, (question) => answerOf(question, madeUp, engine.base));
      const { conditions, triage } = engine.answer(complaint);
      const place = conditions.findIndex(({ name }) => name === madeUp.condition.entry.name);
      if (place === 0) round.first++;
      if (place >= 0 && place < 3) round.firstThree++;
      if (triage?.level === madeUp.condition.entry.urgency) round.rightCare++;
      if (triage?.level === needed) round.rightForPerson++;
    }
    const { person } = engine.read(complaint);
    const asked = complaint.answers.flatMap(({ id, yes = [], no = [] }) => [id, ...yes, ...no]);
    excluded.push(...asked.filter((id) => isExcluded(id, person, engine.base)));
  }
  return { patients, excluded, rounds };
}

/**
 * Answers the first question that is open, one after the other, until there are so many answers.
 * @param reply what this person answers to a question
 */
export function interview(
  engine: Engine,
  complaint: Complaint,
  most: number,
  reply: (question: FollowUpQuestion) => Complaint['answers'][number],
): Complaint {
  const { answers } = complaint;
  if (answers.length >= most) return complaint;
  const [question] = engine.assess(engine.read(complaint)).followUp;
  if (!question) return complaint;
  return interview(engine, { ...complaint, answers: [...answers, reply(question)] }, most, reply);
}

/** Whether a question is for people of another age or sex alone. */
function isExcluded(id: string, { age, sex }: Complaint['person'], { askedOf }: KnowledgeBase): boolean {
  return (askedOf.get(id) ?? []).some(
    (only) => (only.sex && only.sex !== sex) || age! < (only.from ?? 0) || age! >= (only.below ?? Infinity),
  );
}

/**
 * The care that somebody needs: that of their illness, and sooner where all they have raises a red flag, where something makes
 * them frail or must be seen, and in the first year of life.
 *
 * @param byRules an engine without a second reader, which knows texts alone
 */
function neededBy({ condition, has, complaint }: MadeUp, byRules: Engine): CareLevel {
  const { urgency, usual_in_babies: isUsual } = condition.entry;
  const reading = byRules.read({ ...complaint, answers: [...has].map((id) => ({ id, answer: 'yes' })) });
  const { findings } = byRules.base;
  const isFrail = [...reading.present.keys()].some(
    (id) => findings.get(id)!.vulnerable || findings.get(id)!.see_doctor,
  );
  const isInfant = complaint.person.age! < 1 && !isUsual;
  const levels = [
    urgency,
    ...byRules.redFlags(reading).map(({ level }) => level),
    ...(isFrail || isInfant ? (['doctor'] as const) : []),
  ];
  return CARE_LEVELS.find((level) => levels.includes(level))!;
}

interface MadeUp extends SimulatedPatient {
  readonly complaint: Complaint;
}

/** Readings of patients made up from the knowledge, to learn weights from beside real complaints: they hold the rare illnesses that no record has. */
export function makeUpCases(engine: Engine, patients: number): LearningCase[] {
  const random = seeded(20261122);
  return Array.from({ length: patients }, () => {
    const { condition, complaint } = makeUp(engine.base, random);
    return { set: 'made up', reading: engine.read(complaint), right: new Set([condition.entry.id]) };
  });
}

function makeUp(base: KnowledgeBase, random: () => number): MadeUp {
  const condition = base.conditions[Math.floor(random() * base.conditions.length)]!;
  const has = new Set(condition.listed.filter(([, likelihood]) => random() < likelihood).map(([id]) => id));
  const opening = condition.listed
    .map(([id]) => id)
    .filter((id) => has.has(id) && base.findings.get(id)!.kind === 'symptom')
    .sort(() => random() - 0.5)
    .slice(0, OPENING_SYMPTOMS);
  if (opening.length < OPENING_SYMPTOMS) return makeUp(base, random);
  const person = personFor(condition, random);
  const text = opening.map((id) => wordsFor(base.findings.get(id)!.phrases, person.about === 'child')).join('. ');
  const { lasts } = condition.entry;
  return {
    condition,
    has,
    lasts: lasts[Math.floor(random() * lasts.length)]!,
    age: person.age!,
    complaint: { text, person, answers: [] },
  };
}

/** The first phrase of a finding that a grown-up would say of themselves; of a child, the first of all. */
function wordsFor(phrases: readonly string[], isChild: boolean): string {
  const phrase = phrases.find((one) => isChild || !OF_A_CHILD.test(one)) ?? phrases[0]!;
  return phrase.replace(/^=|\|\S+/g, '');
}

function personFor({ entry: { prevalence } }: RankedCondition, random: () => number): Complaint['person'] {
  const possible = AGE_BANDS.filter((band) => (prevalence.age[band] ?? 1) >= 0.5);
  const age = YEARS[possible[Math.floor(random() * possible.length)] ?? 'adult'];
  const isFemale =
    random() * ((prevalence.sex.female ?? 1) + (prevalence.sex.male ?? 1)) < (prevalence.sex.female ?? 1);
  return { age, sex: isFemale ? 'female' : 'male', about: age < GROWN_UP ? 'child' : 'self' };
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
