import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Reading } from '../reading/reading.ts';
import { raisedIn } from '../red-flags/raised-in.ts';
import type { Evidence } from './evidence-sums.ts';

/**
 * The red flags that rise, as evidence for the conditions that they speak for. Words of danger ("his mouth hangs down") belong
 * to rules, and few of them are listed by a condition: a rule speaks in full only where its condition does not know its words itself. The most
 * immediate emergency speaks a little also where it does: its condition belongs before those that share a word with it.
 */
export function flagEvidence(
  reading: Reading,
  { rules, flagged, conditions }: KnowledgeBase,
  raised = raisedIn(reading, rules),
): Evidence[] {
  const first = raised.find(({ rule }) => rule.level === 'emergency')?.rule;
  return raised.flatMap(({ rule, findings }) => {
    const row = flagged.get(rule.id);
    if (!row) return [];
    const { given } = conditions[row.raises[0]!]!;
    const isNews = !findings.some((id) => given.has(id));
    if (!isNews && rule !== first) return [];
    const odds = isNews ? row.odds : row.again;
    return [{ id: findings[0]!, ...row, odds, isSymptom: true, group: -1 }];
  });
}
