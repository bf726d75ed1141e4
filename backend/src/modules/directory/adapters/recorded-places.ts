import type { DataSource } from 'typeorm';
import type { PlaceSearch } from '../domain/place-search.js';
import { textKey } from '../domain/text-key.js';
import type { Conditions, FoundRow } from './conditions.js';
import { nearestPlaces } from './nearest-places.js';
import { areWords, wordsLike } from './word.queries.js';

/** A search looks at no more words of a name than this. */
const WORDS_AT_MOST = 8;

/**
 * The recorded places that a search asks for, nearest first. A name is first looked for as it is written; when no
 * place bears it, the search takes words that resemble it.
 *
 * @param source when given, only places that this source recorded are found
 */
export async function recordedPlaces(
  database: DataSource,
  search: PlaceSearch,
  source?: string,
): Promise<readonly FoundRow[]> {
  const conditions = conditionsOf(search, source);
  if (search.text === undefined) return nearestPlaces(database, search, conditions);
  const words = textKey(search.text).split(' ').filter(Boolean).slice(0, WORDS_AT_MOST);
  if (words.length === 0) return [];
  const named = (groups: readonly (readonly string[])[]) =>
    nearestPlaces(database, search, withName(conditions, groups));
  const exact = (await areWords(database, words)) ? await named(words.map((word) => [word])) : [];
  if (exact.length > 0) return exact;
  const alike = await wordsLike(database, words);
  return alike.every((group) => group.length > 0) ? named(alike) : [];
}

/** Most places state no specialty, and most of these treat everything: a search for general care finds them too. */
function conditionsOf({ specialties }: PlaceSearch, source: string | undefined): Conditions {
  if (specialties === undefined) return { sought: [], source };
  if (specialties.includes('general')) return { sought: [], source, orUnknown: specialties };
  return { sought: [{ in: 'specialties', oneOf: specialties }], source };
}

/** The name must hold one word of each group. */
function withName(conditions: Conditions, groups: readonly (readonly string[])[]): Conditions {
  const name = groups.map((oneOf) => ({ in: 'name', oneOf }) as const);
  return { ...conditions, sought: [...name, ...conditions.sought] };
}
