import type { FirstAid } from './first-aid.ts';
import { quoter } from '../reading/quotes.ts';
import type { Reading } from '../reading/reading.ts';
import { flagOf, type DangerNotice } from './noticed-danger.ts';
import { withTransport } from './transport.ts';
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
  const { text, language = 'en' } = reading.complaint;
  const noticed = flags[0]?.level === 'emergency' ? null : notice(text);
  if (!noticed) return withTransport(flags, rules);
  const flag = flagOf(noticed, rules, classes, language);
  const stances = noticed.kind === 'medical' ? SIDES_OF_NOTICED : rules.find(({ id }) => id === noticed.kind)?.stances;
  return withTransport([flag, ...byRules(reading, rules, { steps: flag.steps, stances })], rules);
}

/** What the steps of a danger without a rule must not be contradicted in: see `NOTICED` and `FirstAid`. */
const SIDES_OF_NOTICED = ['', '', 'posture:side', 'wound:press', 'drink:withhold eat:withhold'];

/** @param before what is said before the rules speak */
function byRules(
  { complaint, present, person, mentions }: Reading,
  rules: readonly RedFlagRule[],
  before?: FirstAid,
): RedFlagMatch[] {
  const raised = raiseFlags(rules, present, person).sort(
    (a, b) => Number(b.rule.level === 'emergency') - Number(a.rule.level === 'emergency'),
  );
  const textsOf = ({ hindi }: RedFlagRule) => (complaint.language === 'hi' ? hindi : undefined);
  return toMatches(raised, present, quoter(complaint.text, mentions), textsOf, before);
}
