import type { Language } from '@sahaay/contracts/constants';
import { transportOf } from '../red-flags/transport.ts';
import type { RedFlagMatch } from '../red-flags/raise-flags.ts';

/** What a sign of danger asks for, the most urgent first: to call for help, to go to a hospital, to see a doctor. */
export const ACTS = ['call', 'hospital', 'doctor'] as const;
export type Act = (typeof ACTS)[number];

/** One part of a warning: which signs ask for which help. */
export interface WarningSigns {
  readonly act: Act;
  /** What to do, when, and at which signs. */
  readonly text: string;
}

/** Where a language says what to do; the first that fits holds. A clause without any belongs to the one before. */
const SAYS: Readonly<Record<Language, readonly (readonly [Act, RegExp])[]>> = {
  en: [
    ['call', /\bcall (?:tele-manas )?\d/i],
    ['hospital', /\bhospital\b/i],
    ['doctor', /\b(?:doctor|dentist)\b/i],
  ],
  hi: [
    ['call', /(?:112|108|181|14416)/],
    ['hospital', /अस्पताल/],
    ['doctor', /डॉक्टर/],
  ],
};

/**
 * Takes a warning apart, so that each of its signs tells whether it means to call, to go to a hospital or to see a doctor.
 *
 * @param warning clauses with a semicolon between them, as a condition has them
 */
export function warningSigns(warning: string, language: Language): WarningSigns[] {
  const stop = language === 'hi' ? '।' : '.';
  const signs: WarningSigns[] = [];
  for (const clause of warning.replace(/[.।]$/, '').split('; ')) {
    const act = SAYS[language].find(([, says]) => says.test(clause))?.[0];
    const last = signs.at(-1);
    if (act === undefined && last) signs[signs.length - 1] = { ...last, text: `${last.text}; ${clause}` };
    else signs.push({ act: act ?? 'doctor', text: clause });
  }
  return signs
    .map(({ act, text }) => ({ act, text: `${text[0]!.toUpperCase()}${text.slice(1)}${stop}` }))
    .sort((one, other) => ACTS.indexOf(one.act) - ACTS.indexOf(other.act));
}

/** What a red flag asks for. */
export function actOf(flag: Pick<RedFlagMatch, 'level' | 'transport'>): Act {
  if (flag.level !== 'emergency') return 'doctor';
  return transportOf([flag]) === 'go_now' ? 'hospital' : 'call';
}
