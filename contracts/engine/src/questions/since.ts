import { DURATIONS, type DurationBand } from '../knowledge/bands.ts';
import type { ChoiceQuestion } from './choice-question.ts';
import type { Belief } from './expected-gain.ts';

/** Lengths of time to choose from, in days, one for each band that the ranking tells apart. */
const LENGTHS = {
  since_hours: { days: 0.5, band: 'hours' },
  since_days: { days: 3, band: 'days' },
  since_weeks: { days: 14, band: 'weeks' },
  since_months: { days: 90, band: 'months' },
  since_years: { days: 730, band: 'years' },
} as const satisfies Readonly<Record<string, { days: number; band: DurationBand }>>;

type Length = keyof typeof LENGTHS;
const CHOICES = Object.keys(LENGTHS) as readonly Length[];

export const SINCE = {
  id: 'since',
  text: { en: 'Since when has this been going on?', hi: 'यह तकलीफ़ कब से है?' },
  choices: {
    since_hours: { en: 'Since today', hi: 'आज से' },
    since_days: { en: 'For some days', hi: 'कुछ दिनों से' },
    since_weeks: { en: 'For one to four weeks', hi: 'एक से चार हफ़्ते से' },
    since_months: { en: 'For months', hi: 'महीनों से' },
    since_years: { en: 'For a year or longer', hi: 'एक साल या ज़्यादा से' },
  },
} as const satisfies ChoiceQuestion;

/** Words that tell when it began, or that it comes and is over at once, though no number of days can be made of them. */
const TELLS_SINCE =
  /\b(?:since|ago|(?:all of a )?sudden(?:ly)?|just now|right now|(?:less|better|gone|over|stopped) now|now (?:less|better|gone|it is over)|today|tonight|yesterday|(?:this|last|every|second|third|fourth) (?:morning|afternoon|evening|night|week|month|year)|for (?:ages|long|years|months|weeks|days|some (?:minutes|hours|days|weeks))|all my life|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|abhi|achanak|aaj|kal|subah|raat|bachpan|(?:saal|salon|saalon|barson|mahin[eo]n?|haft[eo]n?|din|dino) se)\b|अभी|अचानक|आज|कल|सुबह|रात से|बचपन|बरसों|(?:साल|सालों|महीने|महीनों|हफ़्ते|हफ्ते|हफ़्तों|दिन|दिनों) से/iu;

export const tellsSince = (text: string): boolean => TELLS_SINCE.test(text);

/** The length of time that was chosen, in days; undefined when none was. */
export function durationOf(chosen: ReadonlySet<string>): number | undefined {
  const length = CHOICES.find((choice) => chosen.has(choice));
  return length && LENGTHS[length].days;
}

/** The share of people whose illness has lasted a length of time that is not usual for it. */
const UNUSUAL = 0.15;

/** Expected fall of entropy (in nats) over the conditions in view when it is told since when. */
export function gainOfSince(belief: Belief): number {
  const tellOf = (lasts: readonly DurationBand[]): number[] =>
    CHOICES.map((choice) => {
      const usual = lasts.includes(LENGTHS[choice].band) ? (1 - UNUSUAL) / lasts.length : 0;
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
