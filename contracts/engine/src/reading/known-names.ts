import names from './known-names.json' with { type: 'json' };
import { soundOf } from './sound.ts';
import { Spellings } from './spelling.ts';
import { tokenise } from './tokens.ts';

/**
 * The findings that an illness or a medicine tells of, none where no advice depends on it, and what a form calls it, with
 * commas between. `known-names.json` holds the names that people write into a form, where they stand alone: short ones
 * that mean something else in a sentence, and brands sold in India. Generic names by India's National List of Essential
 * Medicines (2022); which brand holds what, by the makers' leaflets. No clinician has reviewed them. A name that is found
 * by the sound or the spelling of another one is left out.
 */
type Row = readonly string[];

/** Longer names, in words, there are none. */
const LONGEST = 5;
/** Shorter names are too near to other words to be misspelled or heard. */
const LEAST_TO_CORRECT = 5;

/** A table of names that finds misspelled ones, those that are written apart, and those of the other script by their sound. */
class Names {
  readonly #findings = new Map<string, readonly string[]>();
  readonly #spellings: Spellings;

  constructor(rows: readonly Row[]) {
    for (const [findings = '', called = ''] of rows)
      for (const name of called.split(', ')) {
        const told = findings === '' ? [] : findings.split(' ');
        const key = keyOf(wordsOfName(name));
        this.#findings.set(key, told);
        const sound = heard(key);
        if (sound && !this.#findings.has(sound)) this.#findings.set(sound, told);
      }
    this.#spellings = new Spellings([...this.#findings.keys()].filter(mayBeCorrected));
  }

  /** The findings of all names in these words, the longest first; undefined where there is no name. */
  in(words: readonly string[]): readonly string[] | undefined {
    const exact = this.#takeFrom([words], (key) => this.#exact(key));
    const alike = this.#takeFrom(exact.left, (key) => this.#alike(key));
    const found = [...exact.found, ...alike.found];
    return found.length > 0 ? [...new Set(found.flat())] : undefined;
  }

  /** Takes names out of stretches of words. */
  #takeFrom(stretches: readonly (readonly string[])[], find: (key: string) => readonly string[] | undefined) {
    const found: (readonly string[])[] = [];
    let left = stretches;
    for (let length = LONGEST; length > 0; length--)
      left = left.flatMap((words) => {
        const at = words.findIndex(
          (_, from) => from + length <= words.length && find(keyOf(words.slice(from, from + length))),
        );
        if (at === -1) return [words];
        found.push(find(keyOf(words.slice(at, at + length)))!);
        return [words.slice(0, at), words.slice(at + length)];
      });
    return { found, left };
  }

  #exact(key: string): readonly string[] | undefined {
    const sound = heard(key);
    return this.#findings.get(key) ?? (sound ? this.#findings.get(sound) : undefined);
  }

  #alike(key: string): readonly string[] | undefined {
    const near = [heard(key), key].filter((one) => one !== undefined).filter(mayBeCorrected);
    return near.map((one) => this.#findings.get(this.#spellings.correct(one))).find((one) => one !== undefined);
  }
}

/** The words of a name; "Dolo650" is one and a strength. */
export const wordsOfName = (name: string): string[] =>
  tokenise(name.replace(/(?<=\p{L})(?=\d)/gu, ' ')).map(({ word }) => word);
const keyOf = (words: readonly string[]): string => words.join('');
const mayBeCorrected = (key: string): boolean => key.length >= LEAST_TO_CORRECT && /^[a-z]+$/.test(key);

/** How a name sounds, in letters that no name is written with; undefined for short ones. */
function heard(key: string): string | undefined {
  const sound = soundOf(key);
  return sound && sound.length >= LEAST_TO_CORRECT ? sound : undefined;
}

let known: Names | undefined;
let allergens: Names | undefined;

/** The findings that one illness or medicine of a form tells of; undefined where it has no name that is known. */
export function findingsOfName(entry: string): readonly string[] | undefined {
  known ??= new Names(names.known);
  return known.in(wordsOfName(entry));
}

/** Whether an allergy of a form has a name that is known. */
export function isAllergen(entry: string): boolean {
  allergens ??= new Names([['', names.allergens]]);
  return allergens.in(wordsOfName(entry)) !== undefined;
}
