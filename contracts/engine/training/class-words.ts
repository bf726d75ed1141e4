import { isStopWord } from '../src/learned/stop-words.ts';
import { wordsOf } from '../src/learned/words.ts';
import type { CorpusMessage } from './corpus.ts';

/** A word counts from this many messages of a class on. */
const LEAST_MESSAGES = 4;

/**
 * The words that tell dangers of each class from the others: log-odds in tenths, those kept of which it is surest.
 *
 * @param dangers messages of danger
 * @param most as many words of a class are kept
 */
export function classWordsOf(dangers: readonly CorpusMessage[], most: number): Map<string, Map<string, number>> {
  const everywhere = countsOf(dangers);
  const classes = [...new Set(dangers.map((message) => message.class))].sort();
  return new Map(
    classes.map((name) => {
      const own = dangers.filter((message) => message.class === name);
      const elsewhere = dangers.length - own.length;
      const words = [...countsOf(own)]
        .filter(([word, count]) => count >= LEAST_MESSAGES && !isStopWord(word) && !/^\d/.test(word))
        .map(([word, count]) => {
          const others = everywhere.get(word)! - count;
          const odds = Math.log((count + 0.5) / (own.length + 1)) - Math.log((others + 0.5) / (elsewhere + 1));
          return {
            word,
            weight: Math.round(odds * 10),
            surety: odds / Math.sqrt(1 / (count + 0.5) + 1 / (others + 0.5)),
          };
        })
        .filter(({ weight }) => weight > 0)
        .sort((one, other) => other.surety - one.surety || (one.word < other.word ? -1 : 1));
      return [name, new Map(words.slice(0, most).map(({ word, weight }) => [word, weight]))] as const;
    }),
  );
}

/** In how many messages each word stands. */
function countsOf(messages: readonly CorpusMessage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of messages)
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
