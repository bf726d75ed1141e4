import type { Language } from '@sahaay/contracts/constants';
import { DURATIONS, type DurationBand } from '../knowledge/bands.ts';
import type { Belief } from './expected-gain.ts';

/** The questions that yes and no do not answer: how old the person in need is, and since when the trouble lasts. */
export const AGE_QUESTION = 'age';
export const SINCE_QUESTION = 'since';

/** Lengths of time to choose from, in days, one for each band that the ranking tells apart. */
const SINCE = {
  since_hours: { days: 0.5, band: 'hours', en: 'Since today', hi: 'आज से' },
  since_days: { days: 3, band: 'days', en: 'For some days', hi: 'कुछ दिनों से' },
  since_weeks: { days: 14, band: 'weeks', en: 'For one to four weeks', hi: 'एक से चार हफ़्ते से' },
  since_months: { days: 90, band: 'months', en: 'For months', hi: 'महीनों से' },
  since_years: { days: 730, band: 'years', en: 'For a year or longer', hi: 'एक साल या ज़्यादा से' },
} as const satisfies Readonly<Record<string, { days: number; band: DurationBand } & Record<Language, string>>>;

export type Choice = keyof typeof SINCE;
export const CHOICES = Object.keys(SINCE) as readonly Choice[];

interface Reply {
  readonly id: string;
  readonly answer: string;
}

/** A question, as the person reads it. */
interface Asked {
  readonly id: string;
  readonly text: string;
  readonly choices?: readonly { readonly answer: Choice; readonly text: string }[];
}

/** The length of time that was chosen, in days; undefined when none was. */
export function durationOf(answers: readonly Reply[]): number | undefined {
  const chosen = answers.find(({ id }) => id === SINCE_QUESTION)?.answer;
  return CHOICES.filter((choice) => choice === chosen).map((choice) => SINCE[choice].days)[0];
}

/** Asks how old somebody is of whom the writer tells. The answer comes as the age of the next complaint. */
export function askAge(isChild: boolean, language: Language): Asked {
  const text = isChild
    ? { en: 'How old is the child?', hi: 'बच्चे की उम्र कितनी है?' }
    : { en: 'How old is the person who needs help?', hi: 'जिन्हें मदद चाहिए, उनकी उम्र कितनी है?' };
  return { id: AGE_QUESTION, text: text[language] };
}

/** Asks since when it lasts. */
export function askSince(language: Language): Asked {
  const text = { en: 'Since when has this been going on?', hi: 'यह तकलीफ़ कब से है?' };
  return {
    id: SINCE_QUESTION,
    text: text[language],
    choices: CHOICES.map((answer) => ({ answer, text: SINCE[answer][language] })),
  };
}

/** The share of people whose illness has lasted a length of time that is not usual for it. */
const UNUSUAL = 0.15;

/** Expected fall of entropy (in nats) over the conditions in view when it is told since when. */
export function gainOfSince(belief: Belief): number {
  const tellOf = (lasts: readonly DurationBand[]): number[] =>
    CHOICES.map((choice) => {
      const usual = lasts.includes(SINCE[choice].band) ? (1 - UNUSUAL) / lasts.length : 0;
      return usual + UNUSUAL / DURATIONS.length;
    });
  const each = belief.map(({ condition, share }) => ({ share, tells: tellOf(condition.entry.lasts) }));
  const overall = CHOICES.map((_, at) => each.reduce((sum, { share, tells }) => sum + share * tells[at]!, 0));
  return entropy(overall) - each.reduce((sum, { share, tells }) => sum + share * entropy(tells), 0);
}

function entropy(chances: readonly number[]): number {
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return -chances.reduce((sum, chance) => sum + (chance / total) * Math.log(chance / total), 0);
}
