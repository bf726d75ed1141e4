import { weighed } from '../learned/classes.ts';
import { lettersOf, numbersOf } from '../reading/letters.ts';

/** The words of classes as they travel: each word once, in the order of the alphabet, and for which classes it speaks how far. */
export interface PackedClassWords {
  readonly classes: string;
  readonly words: string;
  /** By word: how many classes it speaks for. */
  readonly counts: string;
  readonly speaksFor: string;
  /** In tenths of log-odds. */
  readonly weights: string;
}

/** @param written as `writeClassWords` gives it */
export function packClassWords(written: string): PackedClassWords {
  const lines = written.split('\n').map((line) => line.split(' '));
  const spoken = new Map<string, (readonly [speaksFor: number, weight: number])[]>();
  for (const [number, [, ...words]] of lines.entries())
    for (const [word, weight] of words.map(weighed)) spoken.set(word, [...(spoken.get(word) ?? []), [number, weight]]);
  const words = [...spoken.keys()].sort();
  const all = words.map((word) => spoken.get(word)!);
  return {
    classes: lines.map(([name]) => name).join(' '),
    words: words.join(' '),
    counts: lettersOf(all.map(({ length }) => length)),
    speaksFor: lettersOf(all.flatMap((one) => one.map(([speaksFor]) => speaksFor))),
    weights: lettersOf(all.flatMap((one) => one.map(([, weight]) => weight))),
  };
}

/** The words as `createClassReader` reads them, those of a class in the order of the alphabet, which decides nothing. */
export function unpackClassWords({ classes, words, counts, speaksFor, weights }: PackedClassWords): string {
  const lines = classes.split(' ');
  const [numbers, far] = [numbersOf(speaksFor), numbersOf(weights)];
  const said = words.split(' ');
  let at = 0;
  for (const [place, count] of numbersOf(counts).entries())
    for (const end = at + count; at < end; at++) lines[numbers[at]!] += ` ${far[at]}${said[place]}`;
  return lines.join('\n');
}
