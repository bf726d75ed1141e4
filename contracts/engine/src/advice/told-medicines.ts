import type { Complaint } from '../complaint.ts';
import { onceOf, onceOfBoth } from '../once-of.ts';
import { wordsOfName } from '../reading/known-names.ts';
import { normaliseWord } from '../reading/normalise.ts';
import { isDevanagari, soundOf } from '../reading/sound.ts';
import { Spellings } from '../reading/spelling.ts';
import { tokenise, type Token } from '../reading/tokens.ts';
import { NEGATIONS } from '../reading/words.ts';
import type { Advice } from './schema.ts';

/** Contents of `advice.json` that a person has told of. */
export interface ToldMedicines {
  readonly allergies: ReadonlySet<string>;
  readonly takes: ReadonlySet<string>;
  /** What a doctor has forbidden. */
  readonly forbidden: ReadonlySet<string>;
}

/** Shorter names are too near to everyday words. */
const LEAST_TO_CORRECT = 6;
const ALLERGY = /^(?:all?erg|all?arj|elarj|एलर्ज|अलर्ज)/u;
const DOCTOR = new Set(['doctor', 'dr', 'doc', 'daktar', 'डॉक्टर', 'डाक्टर']);
const FORBIDS = new Set(['avoid', 'stop', 'stopped', 'forbade', 'forbidden', 'banned', 'mana', 'band', 'मना', 'बंद']);
const TAKES = new Set(
  'take takes taking took taken daily given gave le li liya leta leti lete kha khai khaya khata khati khate ली लिया लेता लेती लेते ले खाई खाया खाता खाती खाते'.split(
    ' ',
  ),
);

/** Reads medicines by their names and brands, misspelled ones as well, from the form and from the text. */
export const readMedicines = onceOfBoth(({ text, background = {} }: Complaint, advice: Advice): ToldMedicines => {
  const { called, spellings } = namesOf(advice);
  const contentsOf = (word: string, isName = false): readonly string[] => {
    const isHeard = isDevanagari(word) || (isName && word.length >= LEAST_TO_CORRECT);
    const exact = called.get(word) ?? (isHeard ? called.get(`/${soundOf(word)}`) : undefined);
    if (exact || word.length < LEAST_TO_CORRECT || !/^[a-z]+$/.test(word)) return exact ?? [];
    return called.get(spellings.correct(word)) ?? [];
  };
  const told = { allergies: new Set<string>(), takes: new Set<string>(), forbidden: new Set<string>() };
  const add = (to: keyof ToldMedicines | null, words: readonly string[]): void => {
    if (to) for (const content of words.flatMap((word) => contentsOf(word))) told[to].add(content);
  };
  const addNames = (to: 'allergies' | 'takes', names: readonly string[] = []): void => {
    for (const words of names.map(wordsOfName).filter((one) => !denies(one)))
      for (const content of withPairs(words).flatMap((word) => contentsOf(word, true))) told[to].add(content);
  };
  addNames('allergies', background.allergies);
  addNames('takes', background.medicines);
  for (const words of clausesOf(text)) add(meaningOf(words), words);
  return told;
});

/** What a clause says of the medicines in it. */
function meaningOf(words: readonly string[]): keyof ToldMedicines | null {
  const isDenied = denies(words);
  const says = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));
  if (says(DOCTOR) && (isDenied || says(FORBIDS))) return 'forbidden';
  if (isDenied) return null;
  if (words.some((word) => ALLERGY.test(word))) return 'allergies';
  return says(TAKES) ? 'takes' : null;
}

/** `called`: a name, and after a slash how it sounds in either script → what it holds. */
const namesOf = onceOf((advice: Advice) => {
  const called = new Map<string, readonly string[]>();
  for (const [content, { called: names }] of Object.entries(advice))
    for (const name of names.flatMap((one) => [normaliseWord(one), `/${soundOf(normaliseWord(one))}`]))
      called.set(name, [...(called.get(name) ?? []), content]);
  return { called, spellings: new Spellings([...called.keys()].filter((name) => /^[a-z]{5,}$/.test(name))) };
});

function clausesOf(text: string): string[][] {
  const clauses = new Map<number, Token[]>();
  for (const token of tokenise(text)) clauses.set(token.segment, [...(clauses.get(token.segment) ?? []), token]);
  return [...clauses.values()].map((tokens) => tokens.map(({ word }) => word));
}

/** "Eco sprin" is one name that was written apart. */
const withPairs = (words: readonly string[]): string[] => [
  ...words,
  ...words.slice(1).map((word, at) => `${words[at]}${word}`),
];

function denies(words: readonly string[]): boolean {
  return words.some((word) => NEGATIONS.has(word));
}
