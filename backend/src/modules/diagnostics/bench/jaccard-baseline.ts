import type { Complaint } from '../domain/assessment.js';
import { extractSymptoms } from '../adapters/knowledge-base/extract-symptoms.js';
import type { KnowledgeBase } from '../adapters/knowledge-base/knowledge-base.js';

/** What a simple program would answer: the conditions that share most of their listed findings with the text (Jaccard index). */
export function rankByOverlap(
  complaint: Complaint,
  base: KnowledgeBase,
): { name: string; aliases: readonly string[] }[] {
  const present = new Set(extractSymptoms(complaint, base).present.keys());
  return base.conditions
    .map(({ entry, given }) => {
      const shared = [...present].filter((id) => given.has(id)).length;
      return { name: entry.name, aliases: entry.synonyms, overlap: shared / (present.size + given.size - shared) };
    })
    .filter(({ overlap }) => overlap > 0)
    .sort((a, b) => b.overlap - a.overlap)
    .slice(0, 5)
    .map(({ name, aliases }) => ({ name, aliases }));
}
