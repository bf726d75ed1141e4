import { wordsOf } from './words.ts';

/** In tenths of log-odds: words that say less of a class say nothing. */
const LEAST = 25;

/**
 * Builds a reader that says of which class a danger is likeliest, by single words alone. It chooses what is asked next and
 * decides nothing.
 *
 * @param least in tenths of log-odds; a class for which the words speak less is left out
 * @param written as `writeClassWords` gives it: a class a line, its name and then words, each with how far it speaks for the class
 * @returns the classes that the words speak for clearly, the likeliest first
 */
export function createClassReader(
  written: string,
  least: number = LEAST,
): (text: string, words?: readonly string[]) => string[] {
  const names: string[] = [];
  /** Of each word how far it speaks for which class, by its number. */
  const spoken = new Map<string, [speaksFor: number, weight: number][]>();
  for (const line of written.split('\n')) {
    const [name = '', ...words] = line.split(' ');
    for (const [word, weight] of words.map(weighed)) {
      const known = spoken.get(word);
      if (known) known.push([names.length, weight]);
      else spoken.set(word, [[names.length, weight]]);
    }
    names.push(name);
  }
  return (text, words = wordsOf(text)) => {
    const scores = names.map(() => 0);
    for (const word of new Set(words))
      for (const [speaksFor, weight] of spoken.get(word) ?? []) scores[speaksFor]! += weight;
    return names
      .map((name, at) => ({ name, score: scores[at]! }))
      .filter(({ score }) => score >= least)
      .sort((one, other) => other.score - one.score)
      .map(({ name }) => name);
  };
}

/** `42chest`: the word and its weight. */
export function weighed(written: string): [word: string, weight: number] {
  const weight = Number.parseInt(written, 10);
  return [written.slice(String(weight).length), weight];
}

/** Writes classes as `createClassReader` reads them. */
export function writeClassWords(classes: ReadonlyMap<string, ReadonlyMap<string, number>>): string {
  return [...classes]
    .map(([name, weights]) => [name, ...[...weights].map(([word, weight]) => `${weight}${word}`)].join(' '))
    .join('\n');
}
