import { quoter } from '../reading/quotes.ts';
import type { Reading } from '../reading/reading.ts';
import { flagOf, type DangerNotice } from './noticed-danger.ts';
import { raiseFlags, toMatches, type DangerClasses, type RedFlagMatch, type RedFlagRule } from './raise-flags.ts';

/**
 * The flags that a complaint raises, emergencies first and the most immediate danger first among them; their steps go
 * together. Where no rule finds an emergency and the second reader notices one, its flag comes first.
 *
 * @param rules the most immediate danger first
 * @param classes what is asked about where a danger was noticed without a rule
 */
export function redFlagsOf(
  reading: Reading,
  rules: readonly RedFlagRule[],
  notice: DangerNotice,
  classes: DangerClasses,
): RedFlagMatch[] {
  const flags = byRules(reading, rules);
  if (flags[0]?.level === 'emergency') return flags;
  const { text, language = 'en' } = reading.complaint;
  const noticed = notice(text);
  return noticed ? [flagOf(noticed, rules, classes, language), ...flags] : flags;
}

function byRules({ complaint, present, person, mentions }: Reading, rules: readonly RedFlagRule[]): RedFlagMatch[] {
  const raised = raiseFlags(rules, present, person).sort(
    (a, b) => Number(b.rule.level === 'emergency') - Number(a.rule.level === 'emergency'),
  );
  return toMatches(raised, present, quoter(complaint.text, mentions), ({ hindi }) =>
    complaint.language === 'hi' ? hindi : undefined,
  );
}
