import type { CareLevel, Language } from '@sahaay/contracts/constants';
import { quoter, type Quote } from '../reading/quotes.ts';
import { tokenise } from '../reading/tokens.ts';
import type { AssessedCondition, Assessment, FollowUpQuestion, Likelihood } from '../assessment.ts';
import type { Reading } from '../reading/reading.ts';
import { SENTENCES } from '../sentences.ts';
import { isFor } from '../questions/asked-of.ts';
import { askFollowUp, isVague } from '../questions/follow-up.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { SPECIALTIES } from '../knowledge/specialties.ts';
import { likeliestFirst, weighConditions, type Ranked } from '../ranking/rank-conditions.ts';
import { decideTriage } from '../care-level/triage.ts';

const SHOWN = 5;
/** Below this a condition is not worth naming beside better ones. */
const LEAST_PROBABILITY = 0.004;
/** Symptoms must raise a condition at least twofold (log 2) to name it. */
const LEAST_SUPPORT = 0.69;
/** Also named, however much another leads: what two findings support with at least this share of the best support. */
const FAIR_SUPPORT = 0.4;
const BANDS: readonly (readonly [Likelihood, number])[] = [
  ['likely', 0.5],
  ['possible', 0.12],
];
/** An expected finding is worth naming as missing from this likelihood on. */
const EXPECTED = 0.5;

/**
 * What the knowledge makes of a complaint: conditions, how soon to get help and what to ask, or that there is too little to say.
 * Red flags are joined later (`escalate`).
 */
export function assess(reading: Reading, base: KnowledgeBase): Assessment {
  const { language = 'en' } = reading.complaint;
  const all = weighConditions(reading, base);
  const ranked = likeliestFirst(inView(all));
  const ask = (level?: CareLevel): FollowUpQuestion[] =>
    askFollowUp(
      ranked.length > 0 && !isVague(reading, base) ? ranked : likeliestFirst(all),
      reading,
      base,
      language,
      level,
    );
  if (ranked.length === 0 || saysTooLittle(reading, base)) {
    const say = SENTENCES[language];
    return isMedical(reading, base)
      ? { kind: 'need_more_information', conditions: [], triage: null, followUp: ask(), message: say.needMore }
      : { kind: 'not_medical', conditions: [], triage: null, followUp: [], message: say.notMedical };
  }
  const quote = quoter(reading.complaint.text, reading.mentions);
  const triage = decideTriage(ranked, reading, base, language);
  return {
    kind: triage.level === 'emergency' ? 'emergency' : 'diagnosis',
    conditions: ranked.slice(0, SHOWN).map((entry) => describe(entry, reading, base, quote, language)),
    triage,
    followUp: ask(triage.level),
    message: null,
  };
}

function describe(
  { condition, probability, supporting }: Ranked,
  reading: Reading,
  base: KnowledgeBase,
  quote: Quote,
  language: Language,
): AssessedCondition {
  const {
    name,
    medical_name: medicalName,
    synonyms,
    definition,
    name_hi: hindiName,
    definition_hi: hindiDefinition,
    urgency,
    specialty,
  } = condition.entry;
  const isHindi = language === 'hi';
  const called = (id: string): string =>
    (isHindi ? base.findings.get(id)!.hindi[0] : undefined) ?? base.findings.get(id)!.name;
  const because = new Set(supporting.flatMap((id) => reading.present.get(id) ?? []));
  const answered = [...because].filter((id) => reading.asked.has(id) || reading.known.has(id)).map(called);
  const missing = condition.listed.filter(([id, likelihood]) => {
    const { kind, not_asked: isUnasked } = base.findings.get(id)!;
    return (
      likelihood >= EXPECTED &&
      kind === 'symptom' &&
      !isUnasked &&
      !reading.present.has(id) &&
      !reading.denied.has(id) &&
      isFor(id, reading, base)
    );
  });
  return {
    name: (isHindi ? hindiName : undefined) ?? name,
    medicalName,
    synonyms: isHindi ? [name, ...synonyms] : synonyms,
    definition: (isHindi ? hindiDefinition : undefined) ?? definition,
    likelihood: BANDS.find(([, least]) => probability >= least)?.[0] ?? 'less_likely',
    supporting: [...new Set([...quote(because), ...answered])],
    missing: missing.slice(0, 3).map(([id]) => called(id)),
    urgency,
    specialty: { key: specialty, name: SPECIALTIES[specialty] },
  };
}

/** The conditions worth naming. */
function inView(all: readonly Ranked[]): Ranked[] {
  const supported = all.filter(({ support }) => support >= LEAST_SUPPORT);
  const fair = FAIR_SUPPORT * supported.reduce((most, { support }) => Math.max(most, support), 0);
  return supported.filter(
    ({ support, supporters, probability }) => probability >= LEAST_PROBABILITY || (support >= fair && supporters > 1),
  );
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
