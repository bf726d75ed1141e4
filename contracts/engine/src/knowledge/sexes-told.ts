import type { AskedOf } from './schema.ts';

/** The sexes of whom alone something is asked that is present. */
export const sexesTold = (
  present: Iterable<string>,
  askedOf: ReadonlyMap<string, readonly AskedOf[]>,
): ReadonlySet<NonNullable<AskedOf['sex']>> =>
  new Set([...present].flatMap((id) => (askedOf.get(id) ?? []).flatMap(({ sex }) => sex ?? [])));
