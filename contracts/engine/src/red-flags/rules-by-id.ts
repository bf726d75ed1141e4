import { onceOf } from '../once-of.ts';
import type { RedFlagRule } from './raise-flags.ts';

/** Rules by their ids. */
export const rulesById = onceOf(
  (rules: readonly RedFlagRule[]): ReadonlyMap<string, RedFlagRule> => new Map(rules.map((rule) => [rule.id, rule])),
);
