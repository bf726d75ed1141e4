import type { Mention } from './read-findings.ts';
import { STOP_WORDS } from './words.ts';

/** The words that tell of some findings, in the order of the text, each once: overlapping ones are joined, and those with only small words between them. */
export type Quote = (findings: ReadonlySet<string>) => string[];

/** A place in a text that tells of a finding. */
interface Span {
  readonly finding: string;
  start: number;
  end: number;
}

/** Quotes a text. Where a mention overlaps another, the quote takes both in ("crushing chest" and "chest pain"). */
export function quoter(text: string, mentions: readonly Mention[]): Quote {
  const spans = widen(mentions, text).sort((a, b) => a.start - b.start || b.end - a.end);
  return (findings) => {
    const kept: { start: number; end: number }[] = [];
    for (const { finding, start, end } of spans) {
      if (!findings.has(finding)) continue;
      const last = kept.at(-1);
      if (last && (start < last.end || joins(text.slice(last.end, start)))) last.end = Math.max(last.end, end);
      else kept.push({ start, end });
    }
    return [...new Set(kept.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')))];
  };
}

/** The places of mentions with what overlaps them, but nothing over a comma. */
function widen(mentions: readonly Mention[], text: string): Span[] {
  const sorted = [...mentions].sort((a, b) => a.start - b.start);
  const plain = sorted.filter(({ start, end }) => !/[,/]/.test(text.slice(start, end)));
  let first = 0;
  return sorted.map(({ finding, start, end }) => {
    while (first < plain.length && plain[first]!.end <= start) first++;
    const wide = { finding, start, end };
    for (let at = first; at < plain.length && plain[at]!.start < end; at++) {
      const other = plain[at]!;
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
