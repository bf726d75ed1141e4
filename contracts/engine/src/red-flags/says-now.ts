const OF_NOW: ReadonlySet<string> = new Set(
  'tonight suddenly increasing worse worsening started starting abhi achanak अभी अचानक'.split(' '),
);
/** Told by two words. */
const IN_PAIRS: ReadonlySet<string> = new Set(['right now', 'just now']);

/**
 * Whether a text speaks of what happens now.
 *
 * @param words as `wordsOf` gives them
 */
export function saysNow(words: readonly string[]): boolean {
  return words.some((word, at) => OF_NOW.has(word) || IN_PAIRS.has(`${words[at - 1] ?? ''} ${word}`));
}
