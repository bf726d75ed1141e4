import type { Assessment, Complaint, Engine, KnowledgeBase } from '@sahaay/engine';
import { AGE_BANDS, type AgeBand, type RankedCondition } from '@sahaay/engine/ranking';
import type { LearningCase } from './learn-weights.js';

/** How many find their illness first: by the opening words, and after the answers to up to three questions. */
export interface FollowUpGain {
  readonly patients: number;
  readonly before: number;
  readonly after: number;
  readonly afterTop3: number;
  readonly beforeTop3: number;
}

const OPENING_SYMPTOMS = 3;
const YEARS: Readonly<Record<AgeBand, number>> = { infant: 0.6, child: 6, teen: 15, adult: 30, middle: 55, elder: 72 };

/**
 * Lets patients made up from the knowledge tell three symptoms, answers the questions from what else they have, and compares.
 * The knowledge is right about them by construction: this measures the questions, not the knowledge.
 */
export function measureFollowUp(engine: Engine, patients = 600): FollowUpGain {
  const { base } = engine;
  const analyse = (complaint: Complaint): Assessment => engine.assess(engine.read(complaint));
  const random = seeded(20261121);
  const gain = { patients: 0, before: 0, after: 0, beforeTop3: 0, afterTop3: 0 };
  while (gain.patients < patients) {
    const { condition, has, complaint } = makeUp(base, random);
    const first = analyse(complaint);
    const answers = first.followUp.map(({ id }) => ({
      id,
      answer: isTrue(id, has, base) ? ('yes' as const) : ('no' as const),
    }));
    const second = analyse({ ...complaint, answers });
    const place = ({ conditions }: Assessment): number =>
      conditions.findIndex(({ name }) => name === condition.entry.name);
    gain.patients++;
    if (place(first) === 0) gain.before++;
    if (place(second) === 0) gain.after++;
    if (place(first) >= 0 && place(first) < 3) gain.beforeTop3++;
    if (place(second) >= 0 && place(second) < 3) gain.afterTop3++;
  }
  return gain;
}

/** Readings of patients made up from the knowledge, to learn weights from beside real complaints: they hold the rare illnesses that no record has. */
export function makeUpCases(engine: Engine, patients: number): LearningCase[] {
  const random = seeded(20261122);
  return Array.from({ length: patients }, () => {
    const { condition, complaint } = makeUp(engine.base, random);
    return { set: 'made up', reading: engine.read(complaint), right: new Set([condition.entry.id]) };
  });
}

function makeUp(
  base: KnowledgeBase,
  random: () => number,
): { condition: RankedCondition; has: ReadonlySet<string>; complaint: Complaint } {
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
