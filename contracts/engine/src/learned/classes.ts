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
export function createClassReader(written: string, least: number = LEAST): (text: string) => string[] {
  const classes = written.split('\n').map((line) => {
    const [name = '', ...words] = line.split(' ');
    return { name, weights: new Map(words.map(weighed)) };
  });
  return (text) => {
    const words = [...new Set(wordsOf(text))];
    return classes
      .map(({ name, weights }) => ({ name, score: words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) }))
      .filter(({ score }) => score >= least)
      .sort((one, other) => other.score - one.score)
      .map(({ name }) => name);
  };
}

/** `42chest`: the word and its weight. */
function weighed(written: string): [word: string, weight: number] {
  const weight = Number.parseInt(written, 10);
  return [written.slice(String(weight).length), weight];
}

/** Writes classes as `createClassReader` reads them. */
export function writeClassWords(classes: ReadonlyMap<string, ReadonlyMap<string, number>>): string {
  return [...classes]
    .map(([name, weights]) => [name, ...[...weights].map(([word, weight]) => `${weight}${word}`)].join(' '))
    .join('\n');
}
