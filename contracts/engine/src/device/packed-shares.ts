import { lettersOf, numbersOf } from '../reading/letters.ts';

/** Finding → how likely it is, or how much it counts. */
type Shares = Readonly<Record<string, number>>;

/** Such maps as they travel: each finding by its number, each value by its place in the list of all values. */
export interface PackedShares {
  /** By map: how many findings it has. */
  readonly sizes: string;
  readonly findings: string;
  readonly values: string;
  readonly all: readonly number[];
}

/** @param ids of all findings, in the order of their numbers */
export function packShares(maps: readonly Shares[], ids: readonly string[]): PackedShares {
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const all = [...new Set(maps.flatMap((map) => Object.values(map)))].toSorted((a, b) => a - b);
  const places = new Map(all.map((value, place) => [value, place]));
  return {
    sizes: lettersOf(maps.map((map) => Object.keys(map).length)),
    findings: lettersOf(maps.flatMap((map) => Object.keys(map).map((id) => numbers.get(id)!))),
    values: lettersOf(maps.flatMap((map) => Object.values(map).map((value) => places.get(value)!))),
    all,
  };
}

/** The maps again, each in its order. */
export function unpackShares({ sizes, findings, values, all }: PackedShares, ids: readonly string[]): Shares[] {
  const keys = numbersOf(findings);
  const places = numbersOf(values);
  let at = 0;
  return Array.from(numbersOf(sizes), (size) => {
    const end = at + size;
    const map: Record<string, number> = {};
    for (; at < end; at++) map[ids[keys[at]!]!] = all[places[at]!]!;
    return map;
  });
}
