import type { DataSource } from 'typeorm';
import { prepared } from '../../../database/prepared.js';
import { editDistance } from '../domain/edit-distance.js';

const ALTERNATIVES = 5;
/** In words shorter than this no letter may be wrong. */
const LONG_ENOUGH = 4;
/** In the order of the collation "C", a word with this at its end stands after every word that begins alike. */
export const LAST_LETTER = '\u{10ffff}';

/** Adds words of names to the list in which a misspelled word is looked up. */
export const ADD_WORDS = `
  INSERT INTO place_word SELECT word FROM unnest($1::text[]) AS word ORDER BY word ON CONFLICT DO NOTHING`;

/** Whether each of the words stands in some name. */
export async function areWords(database: DataSource, words: readonly string[]): Promise<boolean> {
  const [known] = await prepared<{ all: boolean }>(
    database,
    'SELECT bool_and(EXISTS (SELECT FROM place_word WHERE word = asked)) AS all FROM unnest((SELECT $1::text[])) AS asked',
    [words],
  );
  return known?.all === true;
}

/**
 * Finds, for each word, the words of names that a person may mean by it: the word itself, longer words that it begins,
 * and words a few letters away. The list is empty when no word of any name is similar.
 */
export async function wordsLike(database: DataSource, words: readonly string[]): Promise<string[][]> {
  const rows = await prepared<{ asked: string; word: string }>(
    database,
    `SELECT asked, found.word FROM unnest((SELECT $1::text[])) AS asked CROSS JOIN LATERAL (
       (SELECT word FROM place_word WHERE word >= asked AND word < asked || '${LAST_LETTER}' ORDER BY length(word), word LIMIT ${ALTERNATIVES})
       UNION
       (SELECT word FROM place_word WHERE word % asked AND length(asked) >= ${LONG_ENOUGH} ORDER BY similarity(word, asked) DESC, word LIMIT ${ALTERNATIVES})
     ) AS found`,
    [words],
  );
  return words.map((asked) =>
    rows.filter((row) => row.asked === asked && isAlike(asked, row.word)).map(({ word }) => word),
  );
}

function isAlike(asked: string, word: string): boolean {
  const tolerated = asked.length < LONG_ENOUGH ? 0 : asked.length < 6 ? 1 : 2;
  return word.startsWith(asked) || editDistance(asked, word, tolerated) <= tolerated;
}
