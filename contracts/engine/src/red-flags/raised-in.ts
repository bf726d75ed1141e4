import { onceOf, onceOfBoth } from '../once-of.ts';
import type { Reading } from '../reading/reading.ts';
import { raiseFlags, type RaisedFlag, type RedFlagRule } from './raise-flags.ts';

/** The rules that a reading raises, as `raiseFlags` gives them: only those are looked at of which a finding is present. */
export const raisedIn = onceOfBoth(
  ({ present, person }: Reading, rules: readonly RedFlagRule[]): readonly RaisedFlag[] => {
    const { always, byFinding } = filed(rules);
    const numbers = new Set(always);
    for (const id of present.keys()) for (const number of byFinding.get(id) ?? []) numbers.add(number);
    const inOrder = [...numbers].sort((a, b) => a - b);
    return raiseFlags(
      inOrder.map((number) => rules[number]!),
      present,
      person,
    );
  },
);

/** The numbers of the rules by the findings of which one at least must be present; those that need none always. */
const filed = onceOf((rules: readonly RedFlagRule[]) => {
  const always: number[] = [];
  const byFinding = new Map<string, number[]>();
  rules.forEach(({ when }, number) => {
    for (const { all = [], any = [], at_least: least = 1 } of when) {
      const needed = all.length > 0 ? all.slice(0, 1) : least > 0 ? any : [];
      if (needed.length === 0) always.push(number);
      for (const id of needed) byFinding.set(id, [...(byFinding.get(id) ?? []), number]);
    }
  });
  return { always, byFinding };
});
