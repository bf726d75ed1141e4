import { countReviewed } from '../src/knowledge/provenance.ts';
import type { Knowledge } from '../src/knowledge/schema.ts';

/** How much there is, and how much of it a clinician has reviewed. */
export function countKnowledge({ conditions, findings, redFlags }: Knowledge): string[] {
  return [`${findings.length} findings`, countReviewed('conditions', conditions), countReviewed('red flags', redFlags)];
}
