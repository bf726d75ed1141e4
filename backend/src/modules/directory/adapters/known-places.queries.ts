import type { DataSource } from 'typeorm';
import type { Coordinates } from '../domain/coordinates.js';
import { termsWithin } from './terms.js';
import { prepared } from '../../../database/prepared.js';
import { areWords, LAST_LETTER, wordsLike } from './word.queries.js';

/** A place this near to the middle of a city counts as a part of it or its surroundings, metres. */
export const AROUND_CITY = 40_000;
/** A name must hold at least this much of the words (pg_trgm's word similarity, 0 to 1). */
const SIMILARITY = 0.7;
/** A search looks at no more words of a name than this. */
const WORDS_AT_MOST = 8;
/** At most this many places that have the words are compared letter by letter, near a city and in all the world. */
const COMPARED_NEAR = 2000;
const COMPARED_ANYWHERE = 500;

/** A name must have one of these words. */
type Group = readonly string[];

const median = (of: string) => `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${of})`;

/** The middle of the places whose postcode begins with these characters; precise positions count first. */
export async function middleOfPostcode(
  database: DataSource,
  prefix: string,
  country: string,
): Promise<Coordinates | undefined> {
  return point(
    await prepared(
      database,
      `SELECT ${median('lat')} AS lat, ${median('lng')} AS lng FROM place
       WHERE postcode ~>=~ (SELECT $1) AND postcode ~<~ (SELECT $1 || '${LAST_LETTER}') AND country = (SELECT $2)
       GROUP BY geo_quality ORDER BY geo_quality DESC LIMIT 1`,
      [prefix, country],
    ),
  );
}

/**
 * Finds the place whose name holds the words one after the other (`exact`), or words that resemble them (`alike`). It
 * looks near a city when one is given. Of several places it takes the one whose name is most similar, at home first.
 */
export async function placeNamed(
  database: DataSource,
  match: 'exact' | 'alike',
  key: string,
  home: string,
  near?: Coordinates,
): Promise<Coordinates | undefined> {
  const words = key.split(' ').slice(0, WORDS_AT_MOST);
  const holding = (groups: readonly Group[]) => mostAlike(database, match, key, groups, home, near);
  const asWritten = (await areWords(database, words)) ? await holding(words.map((word) => [word])) : undefined;
  if (asWritten || match === 'exact') return asWritten;
  const groups = await wordsLike(database, words);
  // A name may lack this many letters.
  const spare = (1 - SIMILARITY) * words.join('').length;
  const allButOne = words.flatMap((word, i) =>
    word.length <= spare && words.length > 1 ? [groups.toSpliced(i, 1)] : [],
  );
  for (const each of [groups, ...allButOne]) {
    const found = each.every((group) => group.length > 0) ? await holding(each) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Finds the place whose name has one word of each group and resembles `key` most. */
async function mostAlike(
  database: DataSource,
  match: 'exact' | 'alike',
  key: string,
  groups: readonly Group[],
  home: string,
  near: Coordinates | undefined,
): Promise<Coordinates | undefined> {
  const values: unknown[] = [key, home, ...(near ? [near.lat, near.lng] : [])];
  const holdsOneOf = (group: Group) =>
    near
      ? `AND terms && (SELECT $${values.push(termsWithin(near, AROUND_CITY, group))}::text[])`
      : `AND string_to_array(name_key, ' ') && (SELECT $${values.push(group)}::text[])`;
  const conditions = groups.map(holdsOneOf);
  const alike =
    match === 'exact'
      ? `(' ' || name_key || ' ' LIKE '% ' || (SELECT $1) || ' %')::int`
      : 'word_similarity((SELECT $1), name_key)';
  // The comparison takes most of the time, so the query makes it once for each place.
  return point(
    await prepared(
      database,
      `SELECT lat, lng FROM (
         SELECT lat, lng, country, name_key, ${alike} AS alike FROM (
           SELECT lat, lng, g, country, name_key FROM place WHERE geo_quality = 1 ${conditions.join(' ')}
           LIMIT ${near ? COMPARED_NEAR : COMPARED_ANYWHERE}
         ) AS named
         ${near ? `WHERE geo_m(g <-> (SELECT geo_u3($3, $4))) <= ${AROUND_CITY}` : ''}
         OFFSET 0
       ) AS compared
       WHERE alike >= ${SIMILARITY}
       ORDER BY alike + 0.3 * similarity((SELECT $1), name_key) + CASE WHEN country = (SELECT $2) THEN 0.1 ELSE 0 END DESC
       LIMIT 1`,
      values,
    ),
  );
}

/**
 * Finds a street or a neighbourhood: the middle of the places whose address has the words.
 *
 * @param meters how far these places may lie from the city, at most `AROUND_CITY`
 */
export async function middleOfAddress(
  database: DataSource,
  key: string,
  near: Coordinates,
  meters: number,
): Promise<Coordinates | undefined> {
  const words = [...new Set(key.split(' '))].slice(0, WORDS_AT_MOST);
  const values: unknown[] = [key, near.lat, near.lng, meters];
  const terms = words.map(
    (word) =>
      `AND address_terms(lat, lng, address_key) && (SELECT $${values.push(termsWithin(near, AROUND_CITY, [word]))}::text[])`,
  );
  return point(
    await prepared(
      database,
      `SELECT lat, lng - 360 * round(lng / 360) AS lng FROM (
         SELECT ${median('lat')} AS lat, $3 + ${median('lng - $3 - 360 * round((lng - $3) / 360)')} AS lng
         FROM (SELECT lat, lng, g, address_key FROM place
               WHERE geo_quality = 1 AND address_key IS NOT NULL ${terms.join(' ')} LIMIT ${COMPARED_NEAR}) AS along
         WHERE ' ' || address_key || ' ' LIKE '% ' || (SELECT $1) || ' %' AND geo_m(g <-> (SELECT geo_u3($2, $3))) <= $4
       ) AS middle`,
      values,
    ),
  );
}

function point([row]: readonly { lat: number | null; lng: number | null }[]): Coordinates | undefined {
  return row && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : undefined;
}
