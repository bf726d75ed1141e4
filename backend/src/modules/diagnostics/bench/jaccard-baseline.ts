import type { Reading, KnowledgeBase } from '@sahaay/engine';

/** What a simple program would answer: the conditions that share most of their listed findings with the text (Jaccard index). */
export function rankByOverlap(reading: Reading, base: KnowledgeBase): { name: string; aliases: readonly string[] }[] {
  const present = new Set(reading.present.keys());
  return base.conditions
    .map(({ entry, given }) => {
      const shared = [...present].filter((id) => given.has(id)).length;
      return {
        name: entry.name,
        aliases: [entry.medical_name ?? entry.name, ...entry.synonyms],
        overlap: shared / (present.size + given.size - shared),
      };
    })
    .filter(({ overlap }) => overlap > 0)
    .sort((a, b) => b.overlap - a.overlap)
    .slice(0, 5)
    .map(({ name, aliases }) => ({ name, aliases }));
}
