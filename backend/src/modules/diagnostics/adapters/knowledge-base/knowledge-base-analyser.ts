import type { Language } from '@sahaay/contracts/constants';
import { quoter, tokenise, type Quote } from '@sahaay/contracts/red-flags';
import type { AssessedCondition, Assessment, Complaint, Likelihood } from '../../domain/assessment.js';
import type { Reading } from '../../domain/reading.js';
import { SENTENCES } from '../../domain/sentences.js';
import { OwnAnalyser } from '../../domain/symptom-analyser.port.js';
import { extractSymptoms } from './extract-symptoms.js';
import { askFollowUp, isVague } from './follow-up.js';
import type { KnowledgeBase } from './knowledge-base.js';
import { SPECIALTIES } from './knowledge/specialties.js';
import { likeliestFirst, weighConditions, type Ranked } from './rank-conditions.js';
import { decideTriage } from './triage.js';

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

/** Analyses a complaint with the shipped knowledge alone: no network, no key, the same answer every time. */
export class KnowledgeBaseAnalyser extends OwnAnalyser {
  constructor(private readonly base: KnowledgeBase) {
    super();
  }

  override analyse(complaint: Complaint): Promise<Assessment> {
    return Promise.resolve(this.assess(complaint));
  }

  private assess(complaint: Complaint): Assessment {
    const { language = 'en' } = complaint;
    const say = SENTENCES[language];
    const reading = extractSymptoms(complaint, this.base);
    const all = weighConditions(reading, this.base);
    const ranked = likeliestFirst(inView(all));
    const followUp = askFollowUp(
      ranked.length > 0 && !isVague(reading, this.base) ? ranked : likeliestFirst(all),
      reading,
      this.base,
      language,
    );
    if (ranked.length === 0 || saysTooLittle(reading, this.base)) {
      const kind = isMedical(reading, this.base) ? 'need_more_information' : 'not_medical';
      return {
        kind,
        conditions: [],
        triage: null,
        followUp: kind === 'not_medical' ? [] : followUp,
        message: kind === 'not_medical' ? say.notMedical : say.needMore,
        engine: 'knowledge_base',
      };
    }
    const quote = quoter(reading.text, reading.mentions);
    const triage = decideTriage(ranked, reading, this.base, language);
    return {
      kind: triage.level === 'emergency' ? 'emergency' : 'diagnosis',
      conditions: ranked.slice(0, SHOWN).map((entry) => this.describe(entry, reading, quote, language)),
      triage,
      followUp,
      message: null,
      engine: 'knowledge_base',
    };
  }

  private describe(
    { condition, probability, supporting }: Ranked,
    reading: Reading,
    quote: Quote,
    language: Language,
  ): AssessedCondition {
    const {
      name,
      synonyms,
      definition,
      name_hi: hindiName,
      definition_hi: hindiDefinition,
      urgency,
      specialty,
    } = condition.entry;
    const isHindi = language === 'hi';
    const called = (id: string): string =>
      (isHindi ? this.base.findings.get(id)!.hindi[0] : undefined) ?? this.base.findings.get(id)!.name;
    const because = new Set(supporting.flatMap((id) => reading.present.get(id) ?? []));
    const answered = [...because].filter((id) => reading.asked.has(id)).map(called);
    const missing = condition.listed.filter(([id, likelihood]) => {
      const { kind, not_asked: isUnasked } = this.base.findings.get(id)!;
      return (
        likelihood >= EXPECTED &&
        kind === 'symptom' &&
        !isUnasked &&
        !reading.present.has(id) &&
        !reading.denied.has(id)
      );
    });
    return {
      name: (isHindi ? hindiName : undefined) ?? name,
      synonyms: isHindi ? [name, ...synonyms] : synonyms,
      definition: (isHindi ? hindiDefinition : undefined) ?? definition,
      likelihood: BANDS.find(([, least]) => probability >= least)?.[0] ?? 'less_likely',
      supporting: [...new Set([...quote(because), ...answered])],
      missing: missing.slice(0, 3).map(([id]) => called(id)),
      urgency,
      specialty: { key: specialty, name: SPECIALTIES[specialty] },
    };
  }
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

function isMedical({ text, present, denied }: Reading, base: KnowledgeBase): boolean {
  if (present.size > 0 || denied.size > 0) return true;
  return tokenise(text).some(
    ({ word }) => base.medicalFamilies.has(base.lexicon.familyOf(word)) || base.illnessNames.has(word),
  );
}
