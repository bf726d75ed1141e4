import { chooseTips } from '../../domain/choose-tips.js';
import { LIBRARY } from '../../domain/library-tip.js';
import { groupOf, type TipsRequest } from '../../domain/reader.js';

/** The instructions are the same for everybody. */
export const INSTRUCTIONS = `You write everyday health tips for people in India, many of them with little money, a cheap phone and a small kitchen.

The user message is one JSON object: the age in years and the gender of the readers (null: anybody), the season in India, the language, and topics.
Write one tip for each topic, 6 in all, that suits such readers and the season. Answer with one JSON object of the given schema.
- "title": 2 to 6 words. "description": one or two short sentences, 20 to 180 characters. Words that a child of ten understands. Kind and practical; never blame or frighten.
- Write in the language of "language" only, Hindi in Devanagari without a single Latin letter, English in plain English.
- Only advice that WHO, ICMR or the Ministry of Health of India gives to everybody, and that costs little.
- Nothing about illness that somebody has, symptoms, medicines, vitamins, supplements, herbs, cures, vaccines, fasting, losing weight or alcohol.
- Never advise against doctors, hospitals or treatment. No amounts, doses, percentages, prices, brands, links, numbers to call, or markup.
- Leave emergencies out. If you do name a danger sign, say "call 112" in the same tip and nothing else.`;

const LANGUAGE_NAMES = { en: 'English', hi: 'simple Hindi' } as const;

/** A tip may be about these topics without touching illness or medicine. */
const EVERYDAY = new Set([
  'water',
  'food',
  'salt',
  'sugar',
  'movement',
  'sleep',
  'hands',
  'teeth',
  'food-safety',
  'mind',
  'eyes',
  'ears',
  'back',
  'home',
  'roads',
  'skin',
  'sun',
  'feet',
  'heat',
  'cold',
  'air',
  'mosquitoes',
]);
const TOPICS = LIBRARY.filter(({ topic }) => EVERYDAY.has(topic));

/**
 * All that a provider learns about a reader: to which of a few hundred groups the reader belongs. The topics change
 * with the day.
 */
export function toData(request: TipsRequest): string {
  const { ageBand, gender, season } = groupOf(request);
  const nobody = { id: `${ageBand} ${gender}`, dob: null, gender: null };
  const topics = chooseTips(TOPICS, nobody, request.day).map(({ topic }) => topic);
  return JSON.stringify({ age: ageBand, gender, season, language: LANGUAGE_NAMES[request.language], topics });
}
