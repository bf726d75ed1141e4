import type { Language } from '@sahaay/contracts/constants';
import type { Sex } from '../reading/sex.ts';
import { stepsToShow } from './first-aid.ts';
import { rulesById } from './rules-by-id.ts';
import type { DangerClasses, Noticed, RedFlagKind, RedFlagMatch, RedFlagRule } from './raise-flags.ts';

/** A frightened person answers no more than this. */
const MOST_QUESTIONS = 3;
/** What only one sex is asked about. */
const ASKED_OF: Readonly<Record<string, Sex>> = {
  pregnancy_bleeding: 'female',
  preeclampsia: 'female',
  less_movements: 'female',
  testicle: 'male',
};
/** As many are asked of the likeliest class before those of the next. */
const OF_THE_LIKELIEST = 2;

/**
 * "Is this happening now?": the emergencies that are asked about when a danger was noticed without a rule. Most are of the
 * class that is likeliest, one is of the next, since the class is a guess.
 *
 * @param rules all rules of the screen
 * @param classes what is asked about, by the class of danger
 * @param sex of the one in need; not told: all are asked
 */
export function questionsAbout(
  { kind, classes: likely }: { readonly kind: RedFlagKind; readonly classes: readonly string[] },
  rules: readonly RedFlagRule[],
  classes: DangerClasses,
  language: Language,
  sex?: Sex,
): Noticed['questions'] {
  if (kind === 'self_harm' || kind === 'violence') return [];
  const isPoisoning = kind === 'poisoning';
  const known = likely.filter((name) => name in classes && (name === 'poisoning') === isPoisoning);
  const [first = [], second = []] = [...(isPoisoning ? ['poisoning'] : known), 'general'].map((name) => classes[name]);
  const inOrder = [
    ...first.slice(0, OF_THE_LIKELIEST),
    ...(isPoisoning ? first : second),
    ...first,
    ...(classes['general'] ?? []),
  ];
  return [...new Set(inOrder)]
    .filter((id) => !sex || (ASKED_OF[id] ?? sex) === sex)
    .flatMap((id) => rulesById(rules).get(id) ?? [])
    .flatMap((rule) => {
      const text = (language === 'hi' ? rule.hindi?.question : undefined) ?? rule.question;
      return text ? [{ text, flag: flagOfRule(rule, language) }] : [];
    })
    .slice(0, MOST_QUESTIONS);
}

/** The red flag of a rule that was raised by a yes. */
export function flagOfRule(rule: RedFlagRule, language: Language): RedFlagMatch {
  const { id, kind, level, helplines } = rule;
  const { title, steps } = (language === 'hi' ? rule.hindi : undefined) ?? rule;
  const shown = stepsToShow([rule])[0]!;
  return { id, kind, level, title, evidence: [], steps: shown.map((place) => steps[place]!), shown, helplines };
}
