import { normaliseWord, stem, tokenise } from '@sahaay/contracts/red-flags';
import type { KnowledgeBase } from './knowledge-base.js';
import type { SpecialtyKey } from './knowledge/specialties.js';

const ORDINARY = new Set(['the', 'a', 'an', 'of', 'with', 'and', 'acute', 'chronic', 'disease', 'disorder', 'syndrome', 'infection', 'for']);

/**
 * Which kind of care a condition belongs to.
 * @returns a look-up: name or synonym, in any case, order and common spelling → key; `general` for an unknown one
 */
export function specialtyLookup({ conditions }: Pick<KnowledgeBase, 'conditions'>): (name: string) => SpecialtyKey {
  const exact = new Map<string, SpecialtyKey>();
  const loose = new Map<string, SpecialtyKey>();
  for (const { entry } of conditions) {
    for (const name of [entry.name, ...(entry.name_hi ? [entry.name_hi] : []), ...entry.synonyms]) {
      exact.set(keyOf(name, false), exact.get(keyOf(name, false)) ?? entry.specialty);
      loose.set(keyOf(name, true), loose.get(keyOf(name, true)) ?? entry.specialty);
    }
  }
  return (name) => exact.get(keyOf(name, false)) ?? loose.get(keyOf(name, true)) ?? 'general';
}

function keyOf(name: string, isLoose: boolean): string {
  const words = tokenise(name).map(({ word }) => stem(normaliseWord(word)));
  const told = isLoose ? words.filter((word) => !ORDINARY.has(word)) : words;
  return [...new Set(told.length > 0 ? told : words)].sort().join(' ');
}
