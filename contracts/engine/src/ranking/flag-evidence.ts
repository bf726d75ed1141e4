import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Reading } from '../reading/reading.ts';
import { raiseFlags } from '../red-flags/raise-flags.ts';
import type { Evidence } from './score-conditions.ts';

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
