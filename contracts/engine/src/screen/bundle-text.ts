import type { RedFlagBundle } from '../red-flags/raise-flags.ts';

/** What parts the four pieces: phrases, families, parents and the rest. */
const PART = '\n\n\n';

/** The number of a finding as its id: the same letters for writer and reader. */
const idOf = (number: number): string => number.toString(36);

/**
 * Writes a bundle, whose findings have numbers for ids, as the text that is packed: its many short lists are lines, which pack
 * more tightly. Of each finding, in the order of their numbers, a phrase a line, and an empty line between findings; a family
 * a line, its name first; a finding and its parent a line; and all else.
 */
export function textOfBundle({ phrases, families, parents, ...rest }: RedFlagBundle): string {
  const count = Object.keys(phrases).length;
  const linesOf = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(' ')).join('\n');
  return [
    Array.from({ length: count }, (_, number) => phrases[idOf(number)]!.join('\n')).join('\n\n'),
    linesOf(Object.entries(families).map(([name, words]) => [name, ...words])),
    linesOf(Object.entries(parents)),
    JSON.stringify(rest),
  ].join(PART);
}

/** The bundle of such a text. */
export function bundleOfText(text: string): RedFlagBundle {
  const [phrases, families, parents, rest] = text.split(PART) as [string, string, string, string];
  const lines = (all: string): string[][] => all.split('\n').map((line) => line.split(' '));
  return {
    ...(JSON.parse(rest) as Omit<RedFlagBundle, 'phrases' | 'families' | 'parents'>),
    phrases: Object.fromEntries(phrases.split('\n\n').map((own, number) => [idOf(number), own.split('\n')])),
    families: Object.fromEntries(lines(families).map(([name, ...words]) => [name!, words])),
    parents: Object.fromEntries(lines(parents) as [string, string][]),
  };
}
