import { EMERGENCY_NUMBER, type Language } from '@sahaay/contracts/constants';
import type { Sex } from '../reading/sex.ts';
import { questionsAbout } from './happening-now.ts';
import type { DangerClasses, RedFlagKind, RedFlagMatch, RedFlagRule } from './raise-flags.ts';
import { rulesById } from './rules-by-id.ts';
import { NOTICED } from './noticed-texts.ts';

/** A danger that was noticed in a text without a rule for it. */
export interface NoticedDanger {
  readonly kind: RedFlagKind;
  /** Whether it needs no question first. */
  readonly sure: boolean;
  /** What it may be, the likeliest first: keys of `DangerClasses`. */
  readonly classes: readonly string[];
  /** The person's own words that weighed most. */
  readonly words: readonly string[];
}

/** A second reader beside the rules: it may raise an alarm where no rule does, and never lowers one. */
export interface DangerNotice {
  (text: string): NoticedDanger | null;
  /**
   * The class of the danger where the words tell it clearly, else undefined: which of several flags speaks first. Missing:
   * the order of danger alone decides.
   */
  readonly clearClass?: (text: string) => string | undefined;
  /** Whether words in which nothing of the body was understood may be those of somebody who thinks of self-harm. */
  readonly hintsAtSelfHarm?: (text: string) => boolean;
}

/** The rules whose texts hold for every danger of their kind. */
const RULE_OF = { self_harm: 'self_harm', poisoning: 'poisoning', violence: 'violence' } as const;

/** Whoever does not breathe is often taken for poisoned: to call, and to see whether they breathe, comes before all poison. */
export const CHECKS = 2;

const HELPLINES = [
  { name: 'Emergency', number: EMERGENCY_NUMBER },
  { name: 'Ambulance', number: '108' },
  { name: 'Tele-MANAS', number: '14416' },
] as const;

/**
 * The red flag of a danger that was noticed: what is right to do in every danger of its kind.
 *
 * @param rules all rules of the screen
 * @param classes what is asked about, by the class of danger
 * @param sex of the one in need, if told
 */
export function flagOf(
  noticed: NoticedDanger,
  rules: readonly RedFlagRule[],
  classes: DangerClasses,
  language: Language,
  sex?: Sex,
): RedFlagMatch {
  const { kind, words } = noticed;
  const rule = kind === 'medical' ? undefined : rulesById(rules).get(RULE_OF[kind]);
  const { title, steps } = (language === 'hi' ? rule?.hindi : undefined) ?? rule ?? NOTICED[language];
  const before = kind === 'poisoning' ? NOTICED[language].steps.slice(0, CHECKS) : [];
  return {
    id: 'noticed_danger',
    kind,
    level: 'emergency',
    title,
    evidence: words,
    steps: [...before, ...steps],
    helplines: rule?.helplines ?? HELPLINES,
    // Whoever wants to die, is beaten or was poisoned is not asked first.
    noticed: {
      sure: noticed.sure || kind !== 'medical',
      questions: questionsAbout(noticed, rules, classes, language, sex),
    },
  };
}
