import type { Language } from '@sahaay/contracts/constants';
import type { ReadBack } from '../answer/read-back.ts';
import type { AssessedCondition, Assessment, Triage } from '../assessment.ts';
import { actOf, warningSigns } from '../care-level/warning-signs.ts';
import type { FirstCheck } from '../questions/first-check.ts';
import type { RedFlagMatch } from '../red-flags/raise-flags.ts';
import { SENTENCES } from '../sentences.ts';
import type { Complete } from './complete.ts';

/** An assessment, and who made it. */
interface Signed<Reason extends string> extends Assessment {
  readonly engine: 'knowledge_base' | 'llm';
  /** Why the knowledge base answered although a language model is set up. */
  readonly fallbackReason?: Reason;
}

/** The answer in the shape of the API (`Prediction` of its description, which says what each field means). */
export type ToldPrediction<Reason extends string = never> = ReturnType<typeof toPrediction<Reason>>;

/** Puts an answer into the shape of the API. Service and phone both do it here, so that both say the same. */
export function toPrediction<Reason extends string>(complete: Complete<Signed<Reason>>, language: Language) {
  const { kind, conditions, triage, redFlags, followUp, understood, message, engine } = complete;
  const { fallbackReason, information, firstCheck, searchFor } = complete;
  return {
    response_type: kind,
    disease: conditions.map(({ name }) => name),
    definition: conditions.map(({ definition }) => definition),
    conditions: conditions.map(toCondition),
    triage: triage && toTriage(triage, language),
    red_flags: redFlags.map(toRedFlag),
    follow_up: followUp.map(({ id, text, choices, several }) => ({
      id,
      text,
      ...(choices && { choices: [...choices] }),
      ...(several && { several: [...several] }),
    })),
    understood: toUnderstood(understood),
    ...(firstCheck.length > 0 && { first_check: firstCheck.map(toChoice) }),
    message,
    ...(Object.keys(searchFor).length > 0 && { search_for: { ...searchFor } }),
    disclaimer: SENTENCES[language].disclaimer,
    ...(information && { information: { ...information, sources: [...information.sources] } }),
    engine,
    ...(fallbackReason && { fallback_reason: fallbackReason }),
  };
}

function toCondition(condition: AssessedCondition) {
  const { name, medicalName, synonyms, definition, likelihood, supporting, missing, urgency, specialty, steps } =
    condition;
  return {
    name,
    medical_name: medicalName,
    synonyms: [...synonyms],
    definition,
    likelihood,
    why: { supporting: [...supporting], missing: [...missing] },
    urgency,
    ...(steps && steps.length > 0 && { steps: [...steps] }),
    specialty,
  };
}

function toTriage({ steps, comeBack, leftOut, ...triage }: Triage, language: Language) {
  return {
    ...triage,
    steps: [...steps],
    ...(triage.warning && { warning_signs: warningSigns(triage.warning, language) }),
    ...(comeBack && { come_back: comeBack }),
    ...(leftOut && { left_out: leftOut }),
  };
}

function toRedFlag({ noticed, ...flag }: RedFlagMatch) {
  const sign = toSign(flag);
  return { ...sign, ...(noticed && { noticed: { sure: noticed.sure, questions: noticed.questions.map(toChoice) } }) };
}

function toChoice({ text, flag }: FirstCheck[number]) {
  return { text, flag: toSign(flag) };
}

function toSign(flag: RedFlagMatch) {
  const { id, kind, title, evidence, steps, helplines, transport } = flag;
  const sign = {
    id,
    kind,
    title,
    evidence: [...evidence],
    steps: [...steps],
    helplines: helplines.map((line) => ({ ...line })),
  };
  return { ...sign, act: actOf(flag), ...(transport && { transport }) };
}

function toUnderstood({ person, days, present, absent, told, unread, formUnread, unclearAge, disputed }: ReadBack) {
  const { who, age = null, sex = null, ageFrom = null } = person;
  return {
    about: who,
    age,
    sex,
    age_from: ageFrom,
    age_disputed: disputed.some(({ what }) => what === 'age'),
    days: days ?? null,
    present: [...present],
    absent: [...absent],
    ...(told.length > 0 && { told: [...told] }),
    ...(unread.length > 0 && { unread: [...unread] }),
    ...(formUnread.length > 0 && { form_unread: [...formUnread] }),
    ...(unclearAge !== undefined && { age_unclear: unclearAge }),
    ...(disputed.length > 0 && { disputed: disputed.map((one) => ({ ...one })) }),
  };
}
