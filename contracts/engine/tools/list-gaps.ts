import { countReviewed } from '../src/knowledge/provenance.ts';
import type { Knowledge } from '../src/knowledge/schema.ts';

/** How much there is and how much of it a clinician has reviewed, which findings that may be asked have no Hindi question of their own, and which conditions no Hindi self-care. */
export function listGaps({ conditions, findings, redFlags }: Knowledge, shown = 6): string[] {
  const lacking = (what: string, ids: readonly string[]): string[] =>
    ids.length === 0
      ? []
      : [`${what}: ${ids.length} (${ids.slice(0, shown).join(', ')}${ids.length > shown ? ', …' : ''})`];
  return [
    `${findings.length} findings`,
    countReviewed('conditions', conditions),
    countReviewed('red flags', redFlags),
    ...lacking(
      'findings without question_hi',
      findings
        .filter(({ question_hi: hindi, not_asked: isNeverAsked }) => hindi === undefined && !isNeverAsked)
        .map(({ id }) => id),
    ),
    ...lacking(
      'conditions without self_care_hi',
      conditions.filter(({ self_care_hi: hindi }) => hindi === undefined).map(({ id }) => id),
    ),
  ];
}
