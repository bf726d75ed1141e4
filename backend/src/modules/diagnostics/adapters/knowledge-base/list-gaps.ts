import type { Knowledge } from './schema.js';

/** How much there is, and which findings that may be asked have no Hindi question of their own. */
export function listGaps({ conditions, findings, redFlags }: Knowledge, shown = 6): string[] {
  const lacking = findings.filter(({ question_hi: hindi, not_asked: isNeverAsked }) => hindi === undefined && !isNeverAsked).map(({ id }) => id);
  const named = `${lacking.slice(0, shown).join(', ')}${lacking.length > shown ? ', …' : ''}`;
  const counts = `${conditions.length} conditions, ${findings.length} findings, ${redFlags.length} red flags`;
  return lacking.length === 0 ? [counts] : [counts, `findings without question_hi: ${lacking.length} (${named})`];
}
