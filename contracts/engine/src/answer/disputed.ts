import type { Language } from '@sahaay/contracts/constants';
import type { Disputed, Side } from '../reading/disputes.ts';
import { readPregnancyWeeks } from '../reading/pregnancy-weeks.ts';
import type { Reading } from '../reading/reading.ts';

/** What text and form tell differently, whose word was taken, and a sentence that says so. */
export interface ToldDispute {
  readonly what: Disputed;
  readonly taken: Side;
  readonly text: string;
}

type Said = Readonly<Record<Language, string>>;

const ABOUT: Readonly<Record<Exclude<Disputed, 'known'>, Said>> = {
  age: { en: 'the age', hi: 'उम्र' },
  sex: { en: 'male or female', hi: 'पुरुष या महिला होने' },
  pregnancy: { en: 'a pregnancy', hi: 'गर्भ' },
  weeks: { en: 'the weeks of the pregnancy', hi: 'गर्भ के हफ़्तों' },
};
const FROM: Readonly<Record<Side, Said>> = {
  text: { en: 'from your words', hi: 'आपके शब्दों से' },
  form: { en: 'from the form', hi: 'फ़ॉर्म से' },
};
const SEXES = { male: { en: 'male', hi: 'पुरुष' }, female: { en: 'female', hi: 'महिला' } };
const PREGNANT: Said = { en: 'pregnant', hi: 'गर्भवती' };
const NOT_PREGNANT: Said = { en: 'not pregnant', hi: 'गर्भवती नहीं' };
const UNKNOWN: Said = { en: 'unknown', hi: 'पता नहीं' };
const KNOWN: Said = {
  en: 'The form is about you, and your words tell of somebody else. We counted the illnesses, medicines and allergies in it as theirs, since that is safer.',
  hi: 'फ़ॉर्म आपके बारे में है, और आपके शब्द किसी और के बारे में। उसमें बताई बीमारियाँ, दवाएँ और एलर्जी हमने उन्हीं की मानीं, क्योंकि इसमें ज़्यादा सावधानी है।',
};
const DAYS_IN_A_YEAR = 365;

/** Says of everything that text and form tell differently which was taken, in the language of the complaint. */
export function tellDisputes(reading: Reading): ToldDispute[] {
  const { disputed, complaint } = reading;
  const language = complaint.language ?? 'en';
  return Object.entries(disputed).map(([key, taken]) => {
    const what = key as Disputed;
    return { what, taken, text: what === 'known' ? KNOWN[language] : sentenceOf(what, taken, reading, language) };
  });
}

function sentenceOf(what: Exclude<Disputed, 'known'>, taken: Side, reading: Reading, language: Language): string {
  const [about, from, is] = [ABOUT[what][language], FROM[taken][language], valueOf(what, reading, language)];
  return language === 'hi'
    ? `${about} के बारे में आपके शब्द और फ़ॉर्म अलग-अलग बताते हैं। हमने वह माना जिसमें ज़्यादा सावधानी चाहिए: ${is} (${from})।`
    : `Your words and the form differ on ${about}. We took what needs more care: ${is} (${from}).`;
}

function valueOf(what: Exclude<Disputed, 'known'>, reading: Reading, language: Language): string {
  const { person, present } = reading;
  if (what === 'age') return ageInWords(person, language);
  if (what === 'sex') return (person.sex ? SEXES[person.sex] : UNKNOWN)[language];
  if (what === 'pregnancy') return (present.has('pregnancy') ? PREGNANT : NOT_PREGNANT)[language];
  return weeksTaken(reading, language);
}

function weeksTaken({ complaint: { text, background } }: Reading, language: Language): string {
  const form = background?.pregnancyWeeks;
  const { from, to } = form === undefined ? readPregnancyWeeks(text)! : { from: form, to: form };
  const weeks = from === to ? String(from) : language === 'hi' ? `${from} से ${to}` : `${from} to ${to}`;
  return language === 'hi' ? `${weeks} हफ़्ते` : `${weeks} weeks`;
}

function ageInWords({ age, atLeast }: Reading['person'], language: Language): string {
  if (age === undefined) {
    if (atLeast === undefined) return UNKNOWN[language];
    return language === 'hi' ? `${atLeast} साल या ज़्यादा` : `${atLeast} years or more`;
  }
  if (age >= 2) return many(Math.floor(age), 'year', 'साल', language);
  const months = Math.round(age * 12);
  return months >= 2
    ? many(months, 'month', 'महीने', language)
    : many(Math.round(age * DAYS_IN_A_YEAR), 'day', 'दिन', language);
}

const many = (count: number, en: string, hi: string, language: Language): string =>
  language === 'hi' ? `${count} ${hi}` : `${count} ${en}${count === 1 ? '' : 's'}`;
