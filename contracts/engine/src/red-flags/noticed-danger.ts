import { EMERGENCY_NUMBER, type Language } from '@sahaay/contracts/constants';
import type { RedFlagKind, RedFlagMatch, RedFlagRule } from './raise-flags.ts';
import { SENTENCES } from '../sentences.ts';

/** A danger that was noticed in a text without a rule for it. */
export interface NoticedDanger {
  readonly kind: RedFlagKind;
  /** The person's own words that weighed most. */
  readonly words: readonly string[];
}

/** A second reader beside the rules: it may raise an alarm where no rule does, and never lowers one. */
export type DangerNotice = (text: string) => NoticedDanger | null;

/** The rules whose texts hold for every danger of their kind. */
const RULE_OF = { self_harm: 'self_harm', poisoning: 'poisoning', violence: 'violence' } as const;

const HELPLINES = [
  { name: 'Emergency', number: EMERGENCY_NUMBER },
  { name: 'Ambulance', number: '108' },
  { name: 'Tele-MANAS', number: '14416' },
] as const;

/**
 * The red flag of a danger that was noticed: what is right to do in every danger of its kind.
 *
 * @param rules all rules of the screen
 */
export function flagOf(
  { kind, words }: NoticedDanger,
  rules: readonly RedFlagRule[],
  language: Language,
): RedFlagMatch {
  const rule = kind === 'medical' ? undefined : rules.find(({ id }) => id === RULE_OF[kind]);
  const { title, steps } = (language === 'hi' ? rule?.hindi : undefined) ?? rule ?? SENTENCES[language].noticed;
  return {
    id: 'noticed_danger',
    kind,
    level: 'emergency',
    title,
    evidence: words,
    steps,
    helplines: rule?.helplines ?? HELPLINES,
  };
}
