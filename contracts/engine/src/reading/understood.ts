import type { Mention } from './read-findings.ts';
import { tokenise, type Token } from './tokens.ts';
import { NEGATIONS, SEPARATORS, STOP_WORDS } from './words.ts';

/** A text of which no greater share of the words was read is not understood for the most part. */
export const HALF = 0.5;
/** A word belongs to what is said beside it in the same clause with at most two others between, as in the phrases of findings. */
const REACH = 3;
/** What is quoted to a person stays short. */
const QUOTES = 3;
const LONGEST_QUOTE = 60;

/** How much of a text was understood. */
export interface Understood {
  /** Of the words with meaning, the share that tells of a finding, present or denied: 0 to 1. */
  readonly understood: number;
  /** Of the words with meaning, the share that tells of a finding or stands beside words that do: 0 to 1. */
  readonly read: number;
  /** What was not read, in the person's own words: the longest parts, in the order of the text. */
  readonly unread: readonly string[];
}

/** Compares the words of a text with the places where something was heard. Both shares are 1 for a text without words. */
export function understoodOf(
  text: string,
  mentions: readonly Pick<Mention, 'start' | 'end'>[],
  tokens = tokenise(text),
): Understood {
  const isHeard = ({ start, end }: Token): boolean =>
    mentions.some((mention) => start < mention.end && end > mention.start);
  const words = tokens.filter(({ word }) => word.length > 2 && !STOP_WORDS.has(word) && !/^\d/.test(word));
  const content = words.filter((token) => isHeard(token) || !isSmall(token.word));
  const heard = content.map(isHeard);
  const isRead = content.map(({ segment }, at) =>
    heard.some((is, other) => is && Math.abs(other - at) <= REACH && content[other]!.segment === segment),
  );
  return {
    understood: shareOf(words.map(isHeard)),
    read: shareOf(isRead),
    unread: quotesOf(
      text,
      content.filter((_, at) => !isRead[at]),
      content,
    ),
  };
}

function isSmall(word: string): boolean {
  return NEGATIONS.has(word) || SEPARATORS.has(word);
}

function shareOf(all: readonly boolean[]): number {
  return all.length === 0 ? 1 : all.filter(Boolean).length / all.length;
}

/** Words that follow one another in a clause make one quote. */
function quotesOf(text: string, unread: readonly Token[], content: readonly Token[]): string[] {
  const runs: { start: number; end: number; last: number; segment: number }[] = [];
  for (const token of unread) {
    const at = content.indexOf(token);
    const run = runs.at(-1);
    const goesOn = run?.last === at - 1 && run.segment === token.segment && token.end - run.start <= LONGEST_QUOTE;
    if (goesOn) Object.assign(run, { end: token.end, last: at });
    else runs.push({ start: token.start, end: token.end, last: at, segment: token.segment });
  }
  const longest = new Set(runs.toSorted((a, b) => b.end - b.start - (a.end - a.start)).slice(0, QUOTES));
  return runs.filter((run) => longest.has(run)).map(({ start, end }) => text.slice(start, end).slice(0, LONGEST_QUOTE));
}
