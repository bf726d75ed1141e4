import { CARE_LEVELS, type CareLevel, type Language } from '@sahaay/contracts/constants';
import type { Triage } from '../assessment.ts';
import type { Reading } from '../reading/reading.ts';
import { SENTENCES } from '../sentences.ts';
import { notRaised } from './after-no.ts';
import { AGE_FLOORS, raiseForAge } from './age-floors.ts';
import { comeBackOf } from './come-back.ts';
import { floorFor, FLOORS, type FloorName } from './floors.ts';
import { generalCare, likelyOnes, ownSteps, type Likely } from './general-care.ts';
import { namesSigns, warningFor } from './warning.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Ranked } from '../ranking/rank-conditions.ts';

/** Share of belief at which a level of urgency decides. Lower for what harms most when missed. */
const THRESHOLDS: readonly (readonly [CareLevel, number])[] = [
  ['emergency', 0.4],
  ['urgent', 0.4],
  ['doctor', 0.45],
];
/** When little speaks for any condition, a rare emergency among them does not decide. */
const LEAST_BELIEF = 0.6;
/** Below this share of belief it is not worth looking at why. */
const LEAST_SHARE = 0.02;
/** Share of belief from which on the states of healthy babies lead clearly. */
const LEADS = 0.5;
/** Symptoms must speak at least twentyfold (log 3) for an emergency: "7 months pregnant, feet a little swollen" is likely by the pregnancy alone. */
const LEAST_SUPPORT = 3;

/**
 * Decides how soon to get help from the likely conditions, signs that must be seen, and how vulnerable the person is. Red flags
 * are joined later.
 *
 * @param before what was decided before an answer that tells of nothing new. Such a "no" makes an illness less likely, and by
 *   that its rivals likelier, but nobody is more ill by it: care is no sooner than before, and while it stays, so does its reason
 */
export function decideTriage(
  ranked: readonly Ranked[],
  reading: Reading,
  base: KnowledgeBase,
  language: Language = 'en',
  before: Triage | null = null,
): Triage {
  const { level, reason } = careOf(ranked, reading, base, before);
  const stays = before?.level === level ? before : null;
  const likely = likelyOnes(ranked, reading);
  const comeBack = stays?.comeBack ?? comeBackOf(level, likely.conditions, reading, base, language);
  return {
    level,
    advice: stays?.advice ?? adviceFor(level, reason, language),
    ...careUntilSeen(ranked, likely, level, reading, base, language),
    ...(comeBack ? { comeBack } : { transport: 'ambulance' }),
  };
}

/** What is done until a doctor has looked, and when to call for help: as what stands out has it, and in an emergency the likeliest one; else what holds for all that is likely. */
function careUntilSeen(
  ranked: readonly Ranked[],
  { conditions, standsOut }: Likely,
  level: CareLevel,
  reading: Reading,
  base: KnowledgeBase,
  language: Language,
): Pick<Triage, 'steps' | 'warning'> {
  const lead = standsOut || level === 'emergency' ? leadOf(ranked, level) : undefined;
  const { steps, warning } = lead
    ? ownCare(lead, level, language)
    : generalCare(conditions, level, reading, base, language);
  return { steps, warning: warningFor(warning ?? SENTENCES[language].warning, reading, base, language) };
}

/** Why care is needed so soon, or why not. */
function adviceFor(level: CareLevel, reason: FloorName | 'vulnerable' | undefined, language: Language): string {
  const { advice, adviceRaised } = SENTENCES[language];
  return reason ? adviceRaised[reason] : advice[level];
}

/** The level of care that `decideTriage` decides for, and what raised it above the likely: by what is likely, by signs that must be seen and by who it is. */
export function careOf(
  ranked: readonly Ranked[],
  reading: Reading,
  base: KnowledgeBase,
  before: Pick<Triage, 'level'> | null = null,
): { level: CareLevel; reason: FloorName | 'vulnerable' | undefined } {
  const likely = levelOf(ranked, reading, base);
  const byCondition = likely === 'emergency' && !hasSymptom(reading, base) ? 'urgent' : likely;
  const floor = floorFor(reading, ranked, base);
  const bySigns = floor ? moreUrgent(byCondition, FLOORS[floor].level) : byCondition;
  const raised = raiseForVulnerable(bySigns, ranked, reading, base);
  return {
    level: notRaised(raised, before),
    reason: raised !== bySigns ? 'vulnerable' : bySigns !== byCondition ? floor : undefined,
  };
}

/** The condition whose own care is told: in an emergency the likeliest that is one. */
function leadOf(ranked: readonly Ranked[], level: CareLevel): Ranked | undefined {
  const emergency = ranked.find(({ condition }) => condition.entry.urgency === 'emergency');
  return (level === 'emergency' ? emergency : undefined) ?? ranked[0];
}

/** What a condition asks for, and what it warns of. "Call 112 now." is for an emergency alone. */
function ownCare(
  one: Ranked,
  level: CareLevel,
  language: Language,
): { steps: readonly string[]; warning: string | null } {
  const { warning: english, warning_hi: hindi } = one.condition.entry;
  const own = language === 'hi' ? hindi : english;
  const warning = own && (level === 'emergency' || namesSigns(own, language)) ? own : null;
  return { steps: ownSteps(one.condition, language), warning };
}

function levelOf(ranked: readonly Ranked[], reading: Reading, base: KnowledgeBase): CareLevel {
  if (ranked.length === 0 || ranked[0]!.probability < 0.03) return 'doctor';
  const total = Math.max(
    LEAST_BELIEF,
    ranked.reduce((sum, { probability }) => sum + probability, 0),
  );
  const urgencies = ranked.map((one) => urgencyOf(one, base, reading));
  let share = 0;
  for (const [level, threshold] of THRESHOLDS) {
    share += ranked.reduce((sum, one, at) => sum + (urgencies[at] === level ? one.probability / total : 0), 0);
    if (share >= threshold) return level;
  }
  return 'self_care';
}

/** An emergency for which only risks, mere details ("it was gone in minutes") or weak symptoms speak is looked at soon, and is no emergency yet; one that something the person says practically rules out decides nothing either. */
function urgencyOf(ranked: Ranked, { findings }: KnowledgeBase, { present }: Reading): CareLevel {
  const { urgency, excludes } = ranked.condition.entry;
  if (urgency === 'emergency' && excludes.some((id) => present.has(id))) return 'doctor';
  if (urgency !== 'emergency' || ranked.probability < LEAST_SHARE) return urgency;
  const hasOwn = ranked.supporting.some((id) => findings.get(id)?.kind === 'symptom' && !findings.get(id)?.detail);
  return hasOwn && ranked.support >= LEAST_SUPPORT ? urgency : 'urgent';
}

/** Risks and exposures alone are an emergency only by a red flag. */
function hasSymptom({ present }: Reading, base: KnowledgeBase): boolean {
  return [...present.keys()].some((id) => base.findings.get(id)?.kind === 'symptom' && !base.findings.get(id)?.detail);
}

function moreUrgent(one: CareLevel, other: CareLevel): CareLevel {
  return CARE_LEVELS.indexOf(one) < CARE_LEVELS.indexOf(other) ? one : other;
}

/** Sooner for small infants and old people; those who are pregnant or frail otherwise never stay at home unseen. */
function raiseForVulnerable(
  level: CareLevel,
  ranked: readonly Ranked[],
  { person, present }: Reading,
  base: KnowledgeBase,
): CareLevel {
  const isVulnerable = [...present.keys()].some((id) => base.findings.get(id)!.vulnerable);
  const raised = isUsualInBabies(ranked, person.age) ? level : raiseForAge(level, person.age);
  return raised === 'self_care' && isVulnerable ? 'doctor' : raised;
}

/** Whether what leads in a baby is a state of healthy ones (hiccups, spitting up), and half of all belief is in such: age alone raises nothing there. */
function isUsualInBabies(ranked: readonly Ranked[], age: number | undefined): boolean {
  const isUsual = ({ condition }: Ranked): boolean => condition.entry.usual_in_babies === true;
  const [first] = ranked;
  if (age === undefined || age >= AGE_FLOORS.first_year.below || !first || !isUsual(first)) return false;
  return ranked.filter(isUsual).reduce((sum, { probability }) => sum + probability, 0) >= LEADS;
}
