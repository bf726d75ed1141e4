import type { CareLevel, Language } from '@sahaay/contracts/constants';
import { onceOfBoth } from '../once-of.ts';
import { quoter, type Quote } from '../reading/quotes.ts';
import { tokenise } from '../reading/tokens.ts';
import type { AssessedCondition, Assessment, FollowUpQuestion, Likelihood, Triage } from '../assessment.ts';
import { withoutLastAnswer } from '../reading/read-complaint.ts';
import type { Reading } from '../reading/reading.ts';
import { SENTENCES } from '../sentences.ts';
import { isFor } from '../questions/asked-of.ts';
import { askFollowUp, isVague } from '../questions/follow-up.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { findingName } from '../knowledge/finding-name.ts';
import { specialtyName } from '../knowledge/specialties.ts';
import { inView, toName } from '../ranking/in-view.ts';
import { likeliestFirst, weighConditions, type Ranked, type Weighing } from '../ranking/rank-conditions.ts';
import type { RaisedFlag } from '../red-flags/raise-flags.ts';
import type { Summed } from '../ranking/score-conditions.ts';
import { lastTellsNothing } from '../care-level/after-no.ts';
import { ownSteps } from '../care-level/general-care.ts';
import { careOf, decideTriage } from '../care-level/triage.ts';

const SHOWN = 5;
const BANDS: readonly (readonly [Likelihood, number])[] = [
  ['likely', 0.5],
  ['possible', 0.12],
];
/** An expected finding is worth naming as missing from this likelihood on. */
const EXPECTED = 0.5;
const MOST_MISSING = 3;

/**
 * What the knowledge makes of a complaint: conditions, how soon to get help and what to ask, or that there is too little to say.
 * Red flags are joined later (`escalate`).
 */
export function assess(reading: Reading, base: KnowledgeBase): Assessment {
  const { language = 'en' } = reading.complaint;
  const { weighing, ranked } = weigh(reading, base);
  const triage = triageOf(reading, base);
  const named = toName(ranked);
  const ask = (): FollowUpQuestion[] =>
    askFollowUp(
      named.length > 0 && !isVague(reading, base) ? named : likeliestFirst(weighing.supported()),
      reading,
      base,
      language,
      {
        triage,
        levelOf: (other, raised) => levelOf(other, base, weighing.summed, raised),
      },
    );
  if (!triage) {
    const say = SENTENCES[language];
    return isMedical(reading, base)
      ? { kind: 'need_more_information', conditions: [], triage, followUp: ask(), message: say.needMore }
      : { kind: 'not_medical', conditions: [], triage, followUp: [], message: say.notMedical };
  }
  const quote = quoter(reading.complaint.text, reading.mentions);
  return {
    kind: triage.level === 'emergency' ? 'emergency' : 'diagnosis',
    conditions: named.slice(0, SHOWN).map((entry) => ({
      ...describe(entry, reading, base, quote, language),
      ...stepsBeside(entry, triage, language),
    })),
    triage,
    followUp: ask(),
    message: null,
  };
}

interface Weighed {
  readonly weighing: Weighing;
  /** The conditions worth naming, likeliest first. */
  readonly ranked: readonly Ranked[];
  /** Whether there is too little to say how soon help is needed. */
  readonly isTooLittle: boolean;
  /** The same complaint before an answer that tells of nothing new. */
  readonly before: Reading | null;
}

/** The conditions in view. An answer that tells of nothing new raises no care, and brings nothing into view. */
const weigh = onceOfBoth((reading: Reading, base: KnowledgeBase): Weighed => weighLike(reading, base));

/** @param like the sums of a reading that tells much of the same, and `raised` its red flags: the answer is the same without them */
function weighLike(reading: Reading, base: KnowledgeBase, like?: Summed, raised?: readonly RaisedFlag[]): Weighed {
  const weighing = weighConditions(reading, base, like, raised);
  const before = lastTellsNothing(reading) ? withoutLastAnswer(reading, base) : null;
  const seen = before && seenIn(weigh(before, base));
  const ranked = likeliestFirst(inView(weighing)).filter(({ condition }) => !seen || seen.has(condition.number));
  return { weighing, ranked, isTooLittle: ranked.length === 0 || saysTooLittle(reading, base), before };
}

/** The numbers of the conditions that were in view; null where there was too little to say. */
const seenIn = ({ ranked, isTooLittle }: Weighed): ReadonlySet<number> | null =>
  isTooLittle ? null : new Set(ranked.map(({ condition }) => condition.number));

/** The care that a complaint needs by its conditions; null where there is too little to say. */
export const triageOf = onceOfBoth((reading: Reading, base: KnowledgeBase): Triage | null => {
  const { ranked, isTooLittle, before } = weigh(reading, base);
  if (isTooLittle) return null;
  return decideTriage(ranked, reading, base, reading.complaint.language, before && triageOf(before, base));
});

/** The level of that care alone, which is worked out faster. */
function levelOf(reading: Reading, base: KnowledgeBase, like: Summed, raised: readonly RaisedFlag[]): CareLevel | null {
  const { ranked, isTooLittle, before } = weighLike(reading, base, like, raised);
  return isTooLittle ? null : careOf(ranked, reading, base, before && triageOf(before, base)).level;
}

/** The own steps of a condition, where the care level has others. First aid of an emergency stands on no card. */
function stepsBeside(
  { condition }: Ranked,
  { level, steps: said }: Triage,
  language: Language,
): Pick<AssessedCondition, 'steps'> {
  const steps = ownSteps(condition, language);
  const isSaid = steps.every((step) => said.includes(step));
  return isSaid || level === 'emergency' || condition.entry.urgency === 'emergency' ? {} : { steps };
}

function describe(
  { condition, probability, supporting }: Ranked,
  reading: Reading,
  base: KnowledgeBase,
  quote: Quote,
  language: Language,
): AssessedCondition {
  const { told, medical_name: medicalName, synonyms, urgency, specialty } = condition.entry;
  const isTold = told?.by.some((id) => reading.present.has(id));
  const { name, definition, name_hi: hindiName, definition_hi: hindiDefinition } = isTold ? told! : condition.entry;
  const isHindi = language === 'hi';
  const called = (id: string): string => findingName(base.findings.get(id)!, language);
  const because = new Set(supporting.flatMap((id) => reading.present.get(id) ?? []));
  const answered = [...because].filter((id) => reading.asked.has(id) || reading.known.has(id)).map(called);
  return {
    name: (isHindi ? hindiName : undefined) ?? name,
    medicalName: isTold ? null : medicalName,
    synonyms: isTold ? [] : isHindi ? [name, ...synonyms] : synonyms,
    definition: (isHindi ? hindiDefinition : undefined) ?? definition,
    likelihood: BANDS.find(([, least]) => probability >= least)?.[0] ?? 'less_likely',
    supporting: [...new Set([...quote(because), ...answered])],
    missing: missingOf(condition, reading, base).map(called),
    urgency,
    specialty: { key: specialty, name: specialtyName(specialty, language) },
  };
}

/** The likeliest symptoms of a condition of which nothing was told, at most three. */
function missingOf({ listed }: Ranked['condition'], reading: Reading, base: KnowledgeBase): string[] {
  const missing: string[] = [];
  for (const [id, likelihood] of listed) {
    // The likeliest come first.
    if (likelihood < EXPECTED || missing.length === MOST_MISSING) break;
    const { kind, not_asked: isUnasked } = base.findings.get(id)!;
    const isOpen = kind === 'symptom' && !isUnasked && !reading.present.has(id) && !reading.denied.has(id);
    if (isOpen && isFor(id, reading, base)) missing.push(id);
  }
  return missing;
}

/** A single common complaint without any detail, age or answer fits too many conditions to name one. */
function saysTooLittle(reading: Reading, base: KnowledgeBase): boolean {
  const { present, asked, durationDays, person, mentions } = reading;
  if (isVague(reading, base)) return true;
  if (asked.size > 0 || durationDays !== undefined || person.age !== undefined) return false;
  const symptoms = new Set(
    mentions.map((mention) => mention.finding).filter((id) => base.findings.get(id)!.kind === 'symptom'),
  );
  return (
    symptoms.size <= 1 &&
    [...present.keys()]
      .map((id) => base.findings.get(id)!)
      .every(({ background, not_asked: isName }) => background >= 0.05 || isName)
  );
}

function isMedical({ complaint, present, denied, known }: Reading, base: KnowledgeBase): boolean {
  if (present.size > known.size || denied.size > 0) return true;
  return tokenise(complaint.text).some(
    ({ word }) => base.medicalFamilies.has(base.lexicon.familyOf(word)) || base.illnessNames.has(word),
  );
}
