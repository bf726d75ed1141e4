import type { CareLevel } from '@sahaay/contracts/constants';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Ranked } from '../ranking/rank-conditions.ts';
import type { Reading } from '../reading/reading.ts';
import { HALF } from '../reading/understood.ts';

/** Care below which nobody falls for whom something holds, whatever else is said and whatever is likely. */
interface Floor {
  readonly level: CareLevel;
  readonly holds: (reading: Reading, ranked: readonly Ranked[], base: KnowledgeBase) => boolean;
}

/** What one looks after at home and has lasted so long is looked at by a doctor, unless it usually lasts. */
const LONG_DAYS = 28;
/** Where a smaller share of the words tells of anything, the rest may be what matters. */
const LITTLE = 0.1;

/**
 * Every floor that goes by what was said. Ages have theirs in `age-floors.ts`, and what cannot wait for any ranking is a red
 * flag: breathing that stopped, bleeding from week 20 on, pain in the chest from 35 years on. Each is tested at its boundary in
 * floors.spec.ts.
 */
export const FLOORS = {
  /** The condition that leads is an emergency, however little it leads. */
  emergency_leads: { level: 'urgent', holds: ({ present }, [first], base) => isEmergency(first, present, base) },
  /** A child that cannot drink is in danger (WHO, Integrated Management of Childhood Illness). */
  weak_child: { level: 'urgent', holds: ({ person, chosen }) => person.who === 'child' && chosen.has('bad_much') },
  must_be_seen: {
    level: 'doctor',
    holds: ({ present }, _, base) => [...present.keys()].some((id) => base.findings.get(id)?.see_doctor),
  },
  lasts_long: {
    level: 'doctor',
    holds: ({ durationDays = 0 }, [first]) => durationDays >= LONG_DAYS && isShort(first),
  },
  worse_or_hard: { level: 'doctor', holds: ({ chosen }) => chosen.has('bad_much') || chosen.has('course_worse') },
  little_understood: { level: 'doctor', holds: ({ understood }) => understood < LITTLE },
  /** Nothing is called harmless of which not most was read. */
  not_most_read: { level: 'doctor', holds: ({ read }) => read <= HALF },
} as const satisfies Readonly<Record<string, Floor>>;

export type FloorName = keyof typeof FLOORS;

const MOST_URGENT_FIRST = Object.keys(FLOORS) as FloorName[];

/** The most urgent floor that holds. */
export function floorFor(reading: Reading, ranked: readonly Ranked[], base: KnowledgeBase): FloorName | undefined {
  return MOST_URGENT_FIRST.find((name) => FLOORS[name].holds(reading, ranked, base));
}

/** An emergency for which a symptom speaks, and which nothing that is said rules out. */
function isEmergency(first: Ranked | undefined, present: Reading['present'], { findings }: KnowledgeBase): boolean {
  if (first?.condition.entry.urgency !== 'emergency') return false;
  if (first.condition.entry.excludes.some((id) => present.has(id))) return false;
  return first.supporting.some((id) => findings.get(id)?.kind === 'symptom' && !findings.get(id)?.detail);
}

function isShort(first: Ranked | undefined): boolean {
  return first !== undefined && !first.condition.entry.lasts.some((band) => band === 'months' || band === 'years');
}
