import type { Mention } from './read-findings.js';
import { STOP_WORDS } from './words.js';

/** The words of mentions in the order of the text, each once: overlapping ones are joined, and those with only small words between them. */
export type Quote = (mentions: readonly Mention[]) => string[];

/**
 * Quotes a text.
 * @param all every mention of the text: where one overlaps a quoted one, the quote takes it in ("crushing chest" and "chest pain")
 */
export function quoter(text: string, all: readonly Mention[]): Quote {
  const plain = all.filter(({ start, end }) => !/[,/]/.test(text.slice(start, end))).sort((a, b) => a.start - b.start);
  return (mentions) => {
    const kept: { start: number; end: number }[] = [];
    for (const { start, end } of widen(mentions, plain).sort((a, b) => a.start - b.start || b.end - a.end)) {
      const last = kept.at(-1);
      if (last && (start < last.end || joins(text.slice(last.end, start)))) last.end = Math.max(last.end, end);
      else kept.push({ start, end });
    }
    return [...new Set(kept.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')))];
  };
}

/** Takes in what overlaps; `all` is sorted by its start. */
function widen(mentions: readonly Mention[], all: readonly Mention[]): { start: number; end: number }[] {
  let first = 0;
  return [...mentions].sort((a, b) => a.start - b.start).map(({ start, end }) => {
    while (first < all.length && all[first]!.end <= start) first++;
    const wide = { start, end };
    for (let at = first; at < all.length && all[at]!.start < end; at++) {
      const other = all[at]!;
      if (other.end <= start) continue;
      wide.start = Math.min(wide.start, other.start);
      wide.end = Math.max(wide.end, other.end);
    }
    return wide;
  });
}

function joins(between: string): boolean {
  if (/[^\p{L}\p{M}\s]/u.test(between)) return false;
  const words = between.split(/\s+/).filter((word) => word !== '');
  return words.length <= 2 && words.every((word) => STOP_WORDS.has(word.toLowerCase()));
}
