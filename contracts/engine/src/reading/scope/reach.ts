import type { Cues, ReadyReach } from './compile.ts';
import { endOfList } from './list.ts';
import { matchCore, standsIn, type Stretch } from './match.ts';

/** The places of the words that a cue reaches: from the first to the one after the last. */
export type Range = readonly [from: number, to: number];

/** How far a cue reaches from the word after it. */
export function reachAfter(reach: ReadyReach, from: number, stretch: Stretch, { classes }: Cues): Range {
  const { reach: far, atLeast } = reach;
  const isList = far === 'list' || far === 'or-list';
  const ends = Math.min(
    isList ? endOfList(stretch, from, far === 'or-list', classes) : stretch.to,
    typeof far === 'number' ? from + far : stretch.to,
  );
  let at = from;
  while (at < ends && (at - from < atLeast || !endsAt(reach, at, stretch))) at++;
  return unlessHolds(reach, [from, at], stretch);
}

function endsAt({ reach, stops }: ReadyReach, at: number, stretch: Stretch): boolean {
  return (reach === 'clause' && stretch.tokens[at]!.comma) || stops.some((stop) => matchCore(stop, at, stretch));
}

/** How far a cue reaches back from the word before it: a comma lies before its word, which still belongs to the clause. */
export function reachBefore(reach: ReadyReach, to: number, stretch: Stretch): Range {
  const first = typeof reach.reach === 'number' ? Math.max(stretch.from, to - reach.reach) : stretch.from;
  let from = to;
  while (from > first && !reach.stops.some((stop) => matchCore(stop, from - 1, stretch))) {
    from--;
    if (reach.reach === 'clause' && stretch.tokens[from]!.comma) break;
  }
  return unlessHolds(reach, [from, to], stretch);
}

/** Nothing, where a word of another kind stands in the range. */
function unlessHolds({ without }: ReadyReach, [from, to]: Range, { tokens }: Stretch): Range {
  return without.some((pattern) => standsIn(pattern, { tokens, from, to })) ? [from, from] : [from, to];
}
