import { allNames } from './all-names.ts';
import { compileLexicon } from '../reading/lexicon.ts';
import { normaliseWord, stem } from '../reading/normalise.ts';
import { readFindings } from '../reading/read-findings.ts';
import { tokenise } from '../reading/tokens.ts';
import type { KnowledgeBase } from './knowledge-base.ts';
import type { SpecialtyKey } from './specialties.ts';
import { specialtyOfFinding } from './specialty-of-finding.ts';

const ORDINARY = new Set([
  'the',
  'a',
  'an',
  'of',
  'with',
  'and',
  'acute',
  'chronic',
  'disease',
  'disorder',
  'syndrome',
  'infection',
  'for',
]);

type Entry = KnowledgeBase['conditions'][number]['entry'];

/** What a name leads to: the condition that bears it, or the kind of care alone where it is a symptom or misspelled. */
interface Named {
  readonly entry?: Entry | undefined;
  readonly specialty: SpecialtyKey | undefined;
}

/** Knows which kind of care a condition or complaint belongs to. What it looks up in is made on first use. */
export class SpecialtyLookup {
  private lookUp: ((name: string) => Named) | undefined;

  private readonly base: Pick<KnowledgeBase, 'conditions' | 'lexicon'>;

  constructor(base: Pick<KnowledgeBase, 'conditions' | 'lexicon'>) {
    this.base = base;
  }

  /**
   * @param name of a condition, as shown or any synonym, in any case and order of words, or a symptom; in English, Hindi or
   *   Hinglish, typing errors forgiven
   * @returns a key of the places directory's specialties; undefined for what is unknown
   */
  specialtyFor(name: string): SpecialtyKey | undefined {
    return this.named(name).specialty;
  }

  /**
   * @param name of a condition, as shown or any synonym
   * @returns whether whoever has it needs an emergency department; false for what is unknown
   */
  isEmergency(name: string): boolean {
    return this.named(name).entry?.urgency === 'emergency';
  }

  private named(name: string): Named {
    this.lookUp ??= lookUpIn(this.base);
    return this.lookUp(name);
  }
}

function lookUpIn(base: Pick<KnowledgeBase, 'conditions' | 'lexicon'>): (name: string) => Named {
  const exact = new Map<string, Entry>();
  const loose = new Map<string, Entry>();
  for (const { entry } of base.conditions) {
    for (const name of namesOf(entry)) {
      exact.set(keyOf(name, false), exact.get(keyOf(name, false)) ?? entry);
      loose.set(keyOf(name, true), loose.get(keyOf(name, true)) ?? entry);
    }
  }
  let misspelled: ((name: string) => SpecialtyKey | undefined) | undefined;
  return (name) => {
    const entry = exact.get(keyOf(name, false)) ?? loose.get(keyOf(name, true));
    if (entry) return { entry, specialty: entry.specialty };
    misspelled ??= misspelledLookup(base);
    return { specialty: byFinding(base, name) ?? misspelled(name) };
  };
}

/** "Diabetes (type 2)" is called by what stands before the bracket and by the whole, "Bladder infection (UTI)" by either part. */
function namesOf(entry: Entry): string[] {
  return [...allNames(entry), ...(entry.name_hi ? [entry.name_hi] : [])]
    .flatMap((each) => [each, ...each.split(/[()]/).map((part) => part.trim())])
    .filter((each) => each.length > 1);
}

function byFinding({ lexicon }: Pick<KnowledgeBase, 'lexicon'>, text: string): SpecialtyKey | undefined {
  const specialties = readFindings(text, lexicon).flatMap(({ finding, present }) =>
    present ? (specialtyOfFinding(finding) ?? []) : [],
  );
  return specialties[0];
}

/** Reads names as symptoms are read, typing errors forgiven; made on first use, since few people need it. */
function misspelledLookup({
  conditions,
}: Pick<KnowledgeBase, 'conditions'>): (name: string) => SpecialtyKey | undefined {
  const phrases = Object.fromEntries(conditions.map(({ entry }) => [entry.id, namesOf(entry)]));
  const lexicon = compileLexicon({ phrases, kinds: {}, families: {}, sites: [] });
  const specialties = new Map(conditions.map(({ entry }) => [entry.id, entry.specialty]));
  return (name) => {
    const longest = readFindings(name, lexicon).toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
    return longest && specialties.get(longest.finding);
  };
}

function keyOf(name: string, isLoose: boolean): string {
  const words = tokenise(name).map(({ word }) => stem(normaliseWord(word)));
  const told = isLoose ? words.filter((word) => !ORDINARY.has(word)) : words;
  return [...new Set(told.length > 0 ? told : words)].sort().join(' ');
}
