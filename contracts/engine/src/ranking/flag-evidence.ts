import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Knowledge } from '../knowledge/schema.ts';
import type { Reading } from '../reading/reading.ts';
import { raiseFlags } from '../red-flags/raise-flags.ts';
import type { Evidence } from './score-conditions.ts';
import { FLAGGED } from './weights.ts';

/** What a rule counts for the condition that it speaks for, by the number of the condition. */
export type FlagRow = Pick<Evidence, 'odds' | 'raises'>;

/** The rows of all rules that speak for a condition. */
export function flaggedConditions({ conditions, redFlags }: Knowledge): Map<string, FlagRow> {
  const numbers = new Map(conditions.map(({ id }, number) => [id, number]));
  return new Map(
    redFlags.flatMap(({ id, condition }) => {
      const number = condition === undefined ? undefined : numbers.get(condition);
      if (number === undefined) return [];
      const odds = new Float64Array(conditions.length);
      odds[number] = FLAGGED;
      return [[id, { odds, raises: Uint16Array.of(number) }] as const];
    }),
  );
}

/**
 * The red flags that rise, as evidence for the conditions that they speak for. Words of danger ("his mouth hangs down") belong
 * to rules, and few of them are listed by a condition: a rule speaks only where its condition does not know its words itself.
 */
export function flagEvidence({ present, person }: Reading, { rules, flagged, conditions }: KnowledgeBase): Evidence[] {
  return raiseFlags(rules, present, person).flatMap(({ rule, findings }) => {
    const row = flagged.get(rule.id);
    if (!row) return [];
    const { given } = conditions[row.raises[0]!]!;
    const isNews = !findings.some((id) => given.has(id));
    return isNews ? [{ id: findings[0]!, ...row, isSymptom: true, group: -1 }] : [];
  });
}
