import type { z } from 'zod';
import type { conditionSchema } from '../src/knowledge/schema.ts';
import { SPECIALTIES } from '../src/knowledge/specialties.ts';
import { fact, text, type Part } from './statement.ts';

type Condition = z.input<typeof conditionSchema>;

const CARE = {
  emergency: 'An emergency: 112 now',
  urgent: 'A doctor today',
  doctor: 'A doctor within days',
  self_care: 'Can be looked after at home',
};
const COURSE = {
  passing: 'gets better by itself',
  worsening: 'gets worse untreated',
  recurring: 'comes and goes',
  lasting: 'stays about the same',
};
const ONSET = { sudden: 'begins within minutes to hours', gradual: 'begins slowly', either: 'begins either way' };

/** What an illness says, statement by statement. */
export function partsOfCondition(condition: Condition, nameOf: (finding: string) => string): Part[] {
  const { findings, risks, excludes, self_care: steps } = condition;
  return [
    text('name', 'name', ['name'], ['name_hi']),
    text('medical_name', 'medical name', ['medical_name']),
    fact('synonyms', 'also called', condition.synonyms.join('; ')),
    fact('codes', 'codes', `ICD-10 ${condition.icd10}, ICD-11 ${condition.icd11}`),
    text('definition', 'definition', ['definition'], ['definition_hi']),
    fact('prevalence', 'how common', howCommon(condition.prevalence)),
    fact('course', 'how it goes', howItGoes(condition)),
    ...Object.entries(findings).map(([id, share]) =>
      fact(`findings/${id}`, 'expectation', ofHundred(share, nameOf(id))),
    ),
    ...Object.entries(risks).map(([id, share]) => fact(`risks/${id}`, 'risk', ofHundred(share, nameOf(id)))),
    fact('excludes', 'speaks against it', excludes.map(nameOf).join('; ')),
    fact('urgency', 'care level', CARE[condition.urgency]),
    fact('specialty', 'who sees it', SPECIALTIES[condition.specialty]),
    ...steps.map((_, at) =>
      text(`self_care/${at + 1}`, `self-care, step ${at + 1}`, ['self_care', at], ['self_care_hi', at]),
    ),
    text('warning', 'warning', ['warning'], ['warning_hi']),
  ];
}

const ofHundred = (share: number, what: string): string => `${inHundred(share)} of 100 have it: ${what}`;

/** @param share 0 to 1 */
export const inHundred = (share: number): string => String(Number((share * 100).toPrecision(3)));

function howCommon({ base, age, sex, years }: Condition['prevalence']): string {
  const times = Object.entries({ ...age, ...sex }).map(([who, factor]) => `${who} × ${factor}`);
  return [`${base} of 1,000 who ask for help`, ...times, ...boundsOf(years)].join('; ');
}

/** The years of age that it is known of, and where that is from. */
function boundsOf(years: Condition['prevalence']['years']): string[] {
  if (!years) return [];
  const { from, below, source } = years;
  const bounds = [from === undefined ? [] : `from ${from}`, below === undefined ? [] : `below ${below}`].flat();
  return [`only ${bounds.join(' and ')} years of age (${source})`];
}

function howItGoes({ lasts, onset, course }: Condition): string {
  return `Has lasted ${lasts.join(' or ')} when people ask; ${ONSET[onset]}; ${COURSE[course]}`;
}
