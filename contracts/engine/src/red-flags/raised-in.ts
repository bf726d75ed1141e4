import { onceOf, onceOfBoth } from '../once-of.ts';
import type { Reading } from '../reading/reading.ts';
import { markBy, numbersBy } from '../numbers-by.ts';
import { raiseFlags, type RaisedFlag, type RedFlagRule } from './raise-flags.ts';

/** The rules that a reading raises, as `raiseFlags` gives them: only those are looked at of which a finding is present. */
export const raisedIn = onceOfBoth(
  ({ present, person }: Reading, rules: readonly RedFlagRule[]): readonly RaisedFlag[] => {
    const { always, byFinding } = filed(rules);
    const isLookedAt = markBy(present.keys(), byFinding, [...always]);
    return raiseFlags(
      rules.filter((_, number) => isLookedAt[number]),
      present,
      person,
    );
  },
);

/**
 * The same of a reading of which more is present than of another: only the rules that speak of the news are looked at.
 * @param raised what the other reading raises
 */
export function raisedAlike(
  { present, person }: Reading,
  news: readonly string[],
  raised: readonly RaisedFlag[],
  rules: readonly RedFlagRule[],
): readonly RaisedFlag[] {
  const isTouched = markBy(news, naming(rules));
  if (isTouched.length === 0) return raised;
  const before = new Set(raised.map(({ rule }) => rule));
  return raiseFlags(
    rules.filter((rule, number) => isTouched[number] || before.has(rule)),
    present,
    person,
  );
}

/** By a finding: the numbers of the rules that ask for it, or for its absence. */
const naming = onceOf((rules: readonly RedFlagRule[]) =>
  numbersBy(rules.map(({ when }) => when.flatMap(({ all = [], any = [], none = [] }) => [...all, ...any, ...none]))),
);

/** The numbers of the rules by the findings of which one at least must be present; whether one needs none. */
const filed = onceOf((rules: readonly RedFlagRule[]) => {
  const needed = rules.map(({ when }) =>
    when.map(({ all = [], any = [], at_least: least = 1 }) =>
      all.length > 0 ? all.slice(0, 1) : least > 0 ? any : [],
    ),
  );
  return {
    always: needed.map((cases) => cases.some((ids) => ids.length === 0)),
    byFinding: numbersBy(needed.map((cases) => cases.flat())),
  };
});
