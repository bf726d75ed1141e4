import type { Cue, Reach } from './cue.ts';

/** A cue without one of its conditions, and what was left out. */
export interface Lesser {
  readonly cue: Cue;
  readonly without: string;
}

type Side = 'before' | 'after' | 'previous';

/** All cues that a cue becomes when one of its conditions is left out: an example must tell each of them from the cue. */
export function withoutOneCondition(cue: Cue): Lesser[] {
  const { only = [], unless = [] } = cue;
  return [
    ...lists(only).map(([text, rest]) => ({ cue: { ...cue, only: rest }, without: `only: "${text}"` })),
    ...lists(unless).map(([text, rest]) => ({ cue: { ...cue, unless: rest }, without: `unless: "${text}"` })),
    ...lists(cue.everywhere?.spares ?? []).map(([text, rest]) => ({
      cue: { ...cue, everywhere: { spares: rest } },
      without: `spares: "${text}"`,
    })),
    ...(['before', 'after', 'previous'] as const).flatMap((side) => lesserSides(cue, side)),
  ];
}

function lesserSides(cue: Cue, side: Side): Lesser[] {
  const reach = cue[side];
  if (!reach) return [];
  const { at_least: least, ...free } = reach;
  const fields = (['stops', 'only', 'without'] as const).flatMap((field) =>
    lists(reach[field] ?? []).map(([text, rest]) =>
      lesser(cue, side, { ...reach, [field]: rest }, `${field}: "${text}"`),
    ),
  );
  return least === undefined ? fields : [...fields, lesser(cue, side, free, 'at_least')];
}

function lesser(cue: Cue, side: Side, reach: Reach, without: string): Lesser {
  return { cue: { ...cue, [side]: reach }, without: `${side}: ${without}` };
}

/** Each entry of a list in words, with the list that lacks it. */
function lists<T extends string | readonly string[]>(entries: readonly T[]): [string, T[]][] {
  return entries.map((entry, at) => [String(entry), entries.filter((_, other) => other !== at)]);
}
