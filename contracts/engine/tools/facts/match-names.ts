import type { KnowledgeBase } from '../../src/index.ts';
import { isSkipped, normaliseWord, readFindings, stem, tokenise } from '../../src/reading/index.ts';

/** A name in a collection is one of our conditions: by its name, or by one of its synonyms, which may be broader or narrower. */
interface ConditionMatch {
  readonly id: string;
  readonly by: 'name' | 'synonym';
}

/** Says which of our conditions and symptoms a name in a collection means. */
export interface NameMatcher {
  condition(names: readonly string[]): readonly ConditionMatch[];
  /** Ids of symptoms that our conditions speak of, by name or by the reading code; empty when a word of every name stays without meaning. */
  symptom(names: readonly string[]): readonly string[];
}

/** Words that tell two names of an illness apart as little as "the" does. */
const EMPTY = new Set(['disease', 'disorder', 'syndrome', 'nos', 'unspecified']);

/** Prepares the names of our conditions and findings. */
export function createMatcher(base: KnowledgeBase): NameMatcher {
  const named = new Map<string, string[]>();
  const synonyms = new Map<string, string[]>();
  for (const { entry } of base.conditions) {
    add(named, keyOf(entry.name), entry.id);
    for (const synonym of [entry.medical_name ?? entry.name, ...entry.synonyms, ...entry.related])
      add(synonyms, keyOf(synonym), entry.id);
  }
  const spokenOf = new Set(base.conditions.flatMap(({ entry, given }) => [...given.keys(), ...entry.excludes]));
  const symptoms = new Map(
    [...base.findings.values()].filter(({ kind }) => kind === 'symptom').map(({ id, name }) => [keyOf(name), id]),
  );
  const known = new Map<string, readonly string[]>();
  const readSymptom = (name: string): readonly string[] => {
    const exact = symptoms.get(keyOf(name));
    return (exact ? [exact] : readWhole(name, base)).filter((id) => spokenOf.has(id));
  };
  return {
    condition: (names) => {
      const keys = names.flatMap(shortForms).map(keyOf);
      const byName = new Set(keys.flatMap((key) => named.get(key) ?? []));
      const bySynonym = new Set(keys.flatMap((key) => synonyms.get(key) ?? []).filter((id) => !byName.has(id)));
      return [
        ...[...byName].map((id) => ({ id, by: 'name' as const })),
        ...[...bySynonym].map((id) => ({ id, by: 'synonym' as const })),
      ];
    },
    symptom: (names) => {
      const cacheKey = names.join('\n');
      const found = known.get(cacheKey) ?? names.map(readSymptom).find((ids) => ids.length > 0) ?? [];
      known.set(cacheKey, found);
      return found;
    },
  };
}

/** "Chickenpox (varicella)" is called the one and the other. */
function shortForms(name: string): string[] {
  const inside = /\(([^)]+)\)/.exec(name)?.[1];
  return inside === undefined ? [name] : [name, name.replace(`(${inside})`, ''), inside];
}

/** Order, endings, spelling, case, apostrophes and empty words do not matter; the letter of "hepatitis A" does. */
function keyOf(name: string): string {
  const words = name
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(normaliseWord)
    .filter((word) => word !== '' && (word.length === 1 || !isSkipped(word)) && !EMPTY.has(word));
  return words.map(stem).sort().join(' ');
}

function add(map: Map<string, string[]>, key: string, id: string): void {
  if (key === '') return;
  map.set(key, [...new Set([...(map.get(key) ?? []), id])]);
}

/** "Pain, Abdominal" is read as a complaint; what it leaves over makes it another symptom. */
function readWhole(name: string, base: KnowledgeBase): string[] {
  const text = name.toLowerCase().replaceAll(/[,()-]/g, ' ');
  const mentions = readFindings(text, base.lexicon).filter(
    ({ present, finding }) => present && base.findings.get(finding)!.kind === 'symptom',
  );
  const isRead = tokenise(text).every(
    ({ word, start, end }) =>
      isSkipped(word) || mentions.some((mention) => mention.start <= start && mention.end >= end),
  );
  return isRead ? [...new Set(mentions.map(({ finding }) => finding))] : [];
}
