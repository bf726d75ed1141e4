import type { CareLevel, Language } from '@sahaay/contracts/constants';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { RankedCondition } from '../ranking/prepare-condition.ts';
import type { Ranked } from '../ranking/rank-conditions.ts';
import type { Reading } from '../reading/reading.ts';
import type { GeneralCare } from './general-care-schema.ts';

/** From this likelihood on a condition stands out, whatever else it may be. */
const LIKELY = 0.5;
/** Below this nothing stands out. */
const POSSIBLE = 0.12;
/** What is at least this share as likely as the first may be it as well. */
const NEAR = 0.5;
/** A risk that so many who have a condition have is its cause. */
const CAUSE = 0.7;
/** Of more than one complaint, only the first steps. */
const MOST_COMPLAINTS = 3;
const STEPS_OF_EACH = 2;
const MOST_WARNINGS = 2;

/** What is done until a doctor has looked, and when to call for help. */
interface Care {
  readonly steps: readonly string[];
  readonly warning: string | null;
}

/** What a complaint may be, the likeliest first. */
export interface Likely {
  readonly conditions: readonly Ranked[];
  /** Whether the first alone decides what is done. */
  readonly standsOut: boolean;
}

/** The first condition where it stands out, else all that are near it, or that are in view where nothing is likely. */
export function likelyOnes(ranked: readonly Ranked[], { present }: Reading): Likely {
  const [first] = ranked;
  if (!first) return { conditions: [], standsOut: false };
  const { probability: best } = first;
  const near = ranked.filter(({ probability }) => probability >= best * NEAR);
  const standsOut = best >= LIKELY || (best >= POSSIBLE && near.length === 1 && isCauseTold(first, present));
  return { conditions: standsOut ? [first] : best < POSSIBLE ? ranked : near, standsOut };
}

/** Whether anybody told of what mostly causes a condition, where there is such a cause: a medicine, a bite, the heat. */
function isCauseTold({ condition }: Ranked, present: Reading['present']): boolean {
  const causes = Object.entries(condition.entry.risks).filter(([, share]) => share >= CAUSE);
  return causes.length === 0 || causes.some(([id]) => present.has(id));
}

/** What holds for whatever it is: the care of the complaints that were told, with the precautions of what may be urgent. */
export function generalCare(
  likely: readonly Ranked[],
  level: CareLevel,
  { present, known }: Reading,
  { generalCare: { care, precautions }, findings: all }: KnowledgeBase,
  language: Language,
): Care {
  // A pregnancy that the form tells counts, an illness that is known does not.
  const isNow = (id: string): boolean => present.has(id) && !(known.has(id) && all.get(id)!.kind === 'symptom');
  const told = care.filter(({ findings }) => findings.some(isNow));
  const used = told.length > 0 ? told.slice(0, MOST_COMPLAINTS) : care.slice(-1);
  const english = used.flatMap(({ steps }) => places(steps, used.length));
  const said = used.flatMap(({ steps, steps_hi: hindi }) => places(language === 'hi' ? hindi : steps, used.length));
  const careful = level === 'urgent' ? precautions.filter((one) => asksFor(one, likely)) : [];
  const kept = said.filter((_, at) => !careful.some(({ instead_of: left }) => left.includes(english[at]!)));
  const added = careful.map(({ step, step_hi: hindi }) => (language === 'hi' ? hindi : step));
  const warnings = used.flatMap(({ warning, warning_hi: hindi }) => (language === 'hi' ? hindi : warning) ?? []);
  return { steps: [...new Set([...added, ...kept])], warning: joined([...new Set(warnings)].slice(0, MOST_WARNINGS)) };
}

/** Warnings as the clauses of one: "Call 112 for fainting; see a doctor today for fever." */
function joined([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null;
  return others.reduce((said, other) => `${said.slice(0, -1)}; ${other[0]!.toLowerCase()}${other.slice(1)}`, first);
}

const places = (steps: readonly string[], complaints: number): readonly string[] =>
  complaints > 1 ? steps.slice(0, STEPS_OF_EACH) : steps;

function asksFor({ conditions }: GeneralCare['precautions'][number], likely: readonly Ranked[]): boolean {
  return likely.some(({ condition }) => conditions.includes(condition.entry.id));
}

/** What a condition itself asks for. */
export function ownSteps({ entry }: RankedCondition, language: Language): readonly string[] {
  return language === 'hi' ? entry.self_care_hi : entry.self_care;
}
