import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Reading } from '../reading/reading.ts';
import { isFor, isKnownOtherwise } from './asked-of.ts';
import { expectedGain, expectedGainInLevel, type Belief } from './expected-gain.ts';
import { KNOWN } from './known.ts';
import type { KnownThatMatter } from './known-that-matter.ts';
import { gainOfSince, SINCE, tellsSince } from './since.ts';
import { findingsOf, whereFor } from './where.ts';

/** The questions that everybody is asked; the others come when more are wanted. */
export const AT_FIRST = 3;
/**
 * The first questions tell more of how soon help is needed than of its name. What they are worth on made-up patients is told
 * by `npm run bench:diagnosis`.
 */
const LEVEL_WEIGHT = 3;
/**
 * What it is worth to know whether an illness of before changes the care, and whether it changes the steps, beside what tells
 * what it is: less among the first questions, since most people have none.
 */
const KNOWN_WORTH = { care: 3, steps: 1, atFirst: 0.25 } as const;
/** In nats; what tells less is not worth asking. */
const LEAST_GAIN = 0.005;

/** How many questions were answered, of which one may have offered several things. */
export const answered = ({ complaint: { answers } }: Reading): number => new Set(answers.map(({ id }) => id)).size;

/** The open findings of the conditions in view, what tells most first, what is hard to know last; known illnesses that matter are one question. */
export function mostTelling(
  belief: Belief,
  reading: Reading,
  base: KnowledgeBase,
  isHard: (id: string) => boolean,
  known: KnownThatMatter,
): string[] {
  const isFirst = answered(reading) < AT_FIRST;
  const weight = isFirst ? LEVEL_WEIGHT : 0;
  const gainOf = (id: string): number =>
    expectedGain(id, belief, base) + weight * expectedGainInLevel(id, belief, base);
  const change = KNOWN_WORTH.care * known.care + KNOWN_WORTH.steps * known.steps;
  const offered = known.offered.reduce((sum, id) => sum + gainOf(id), isFirst ? KNOWN_WORTH.atFirst * change : change);
  const since = { id: SINCE.id, gain: lacksDuration(reading) ? gainOfSince(belief) : 0, hard: 0 };
  const [only, ...others] = known.offered;
  const ofKnown = only === undefined ? [] : [{ id: others.length > 0 ? KNOWN : only, gain: offered, hard: 0 }];
  return [...new Set(belief.flatMap(({ condition }) => condition.listed.map(([id]) => id)))]
    .filter((id) => !known.offered.includes(id) && isOpen(id, reading, base) && isFor(id, reading, base))
    .map((id) => ({ id, gain: gainOf(id), hard: Number(isHard(id)) }))
    .concat(since, ofKnown)
    .filter(({ gain }) => gain > LEAST_GAIN)
    .sort((a, b) => a.hard - b.hard || b.gain - a.gain)
    .map(({ id }) => questionFor(id, reading));
}

/** The question that tells of a finding: of a place of pain, where none is told yet, one in which all places can be chosen. */
function questionFor(id: string, { present, asked }: Reading): string {
  const where = whereFor(id);
  if (!where || !present.has(where.of) || asked.has(where.id)) return id;
  return findingsOf(where).some((place) => place !== where.of && present.has(place)) ? id : where.id;
}

function lacksDuration({ complaint, durationDays, asked }: Reading): boolean {
  return durationDays === undefined && !asked.has(SINCE.id) && !tellsSince(complaint.text);
}

function isOpen(id: string, reading: Reading, base: KnowledgeBase): boolean {
  const { present, denied, asked } = reading;
  const finding = base.findings.get(id)!;
  if (finding.not_asked || present.has(id) || asked.has(id) || isKnownOtherwise(id, reading, base)) return false;
  for (let at: string | null | undefined = id; at; at = base.findings.get(at)?.parent) if (denied.has(at)) return false;
  return true;
}
