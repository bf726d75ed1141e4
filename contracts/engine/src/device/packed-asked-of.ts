import type { AskedOf, Knowledge } from '../knowledge/schema.ts';
import { lettersOf, numbersOf } from '../reading/letters.ts';

/** Whom alone questions are for, as it travels: each finding as its distance from the one before, in the order of the findings. */
export type PackedAskedOf = readonly (AskedOf & { readonly findings: string })[];

/** @param ids of all findings, in the order of their numbers */
export function packAskedOf(askedOf: Knowledge['askedOf'], ids: readonly string[]): PackedAskedOf {
  const numbers = new Map(ids.map((id, number) => [id, number]));
  return askedOf.map(({ sex, from, below, not_with, not_self, findings }) => {
    const places = findings.map((id) => numbers.get(id)!).toSorted((a, b) => a - b);
    return {
      sex,
      from,
      below,
      not_with,
      not_self,
      findings: lettersOf(places.map((place, at) => place - (places[at - 1] ?? 0))),
    };
  });
}

/** The lists again, without the words that say whom they are for. */
export function unpackAskedOf(packed: PackedAskedOf, ids: readonly string[]): Knowledge['askedOf'] {
  return packed.map(({ findings, ...only }) => {
    let place = 0;
    return { ...only, who: '', findings: Array.from(numbersOf(findings), (distance) => ids[(place += distance)]!) };
  });
}
