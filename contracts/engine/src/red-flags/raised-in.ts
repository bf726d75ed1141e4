import { onceOf, onceOfBoth } from '../once-of.ts';
import type { Reading } from '../reading/reading.ts';
import { raiseFlags, type RaisedFlag, type RedFlagRule } from './raise-flags.ts';

const NONE: readonly number[] = [];

/** The rules that a reading raises, as `raiseFlags` gives them: only those are looked at of which a finding is present. */
export const raisedIn = onceOfBoth(
  ({ present, person }: Reading, rules: readonly RedFlagRule[]): readonly RaisedFlag[] => {
    const { always, byFinding } = filed(rules);
    const isLookedAt: boolean[] = [...always];
    for (const id of present.keys()) for (const number of byFinding.get(id) ?? NONE) isLookedAt[number] = true;
    return raiseFlags(
      rules.filter((_, number) => isLookedAt[number]),
      present,
      person,
    );
  },
);

/**
 * The same of a reading of which more is present than of another: only the rules that speak of the news are looked at.
 * @param raised what the other reading raises; given back itself where nothing else rises
 */
export function raisedAlike(
  { present, person }: Reading,
  news: readonly string[],
  raised: readonly RaisedFlag[],
  rules: readonly RedFlagRule[],
): readonly RaisedFlag[] {
  const touched = new Set(news.flatMap((id) => rulesNaming(rules).get(id) ?? []));
  const before = new Set(raised.map(({ rule }) => rule));
  const mayDiffer = [...touched].some((rule) => before.has(rule) || raiseFlags([rule], present, person).length > 0);
  if (!mayDiffer) return raised;
  return raiseFlags(
    rules.filter((rule) => before.has(rule) || touched.has(rule)),
    present,
    person,
  );
}

/** By a finding: the rules that ask for it, or for its absence. */
const rulesNaming = onceOf((rules: readonly RedFlagRule[]) => {
  const naming = new Map<string, Set<RedFlagRule>>();
  for (const rule of rules)
    for (const { all = [], any = [], none = [] } of rule.when)
      for (const id of [...all, ...any, ...none]) naming.set(id, (naming.get(id) ?? new Set()).add(rule));
  return new Map([...naming].map(([id, those]) => [id, [...those]]));
});

/** The numbers of the rules by the findings of which one at least must be present; whether one needs none. */
const filed = onceOf((rules: readonly RedFlagRule[]) => {
  const always = rules.map(() => false);
  const byFinding = new Map<string, number[]>();
  rules.forEach(({ when }, number) => {
    for (const { all = [], any = [], at_least: least = 1 } of when) {
      const needed = all.length > 0 ? all.slice(0, 1) : least > 0 ? any : [];
      if (needed.length === 0) always[number] = true;
      for (const id of needed) byFinding.set(id, [...(byFinding.get(id) ?? []), number]);
    }
  });
  return { always, byFinding };
});
