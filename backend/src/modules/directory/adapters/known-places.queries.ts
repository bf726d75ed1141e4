import type { DataSource } from 'typeorm';
import type { Coordinates } from '../domain/coordinates.js';
import { termsWithin } from './terms.js';
import { prepared } from '../../../database/prepared.js';
import { areWords, LAST_LETTER, wordsLike } from './word.queries.js';

/** A part of a city, or its surroundings: what still counts as "near" it, metres. */
export const AROUND_CITY = 40_000;
/** How much of the words must be found in a place's name (pg_trgm's word similarity, 0 to 1). */
const SIMILARITY = 0.7;
/** Of a name, so many words are looked for. */
const WORDS_AT_MOST = 8;
/** So many places near a city that have the words are compared letter by letter, or so many in all the world. */
const COMPARED_NEAR = 2000;
const COMPARED_ANYWHERE = 500;

/** Words of which a name must have one. */
type Group = readonly string[];

const median = (of: string) => `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${of})`;

/** The middle of the places whose postcode begins with these characters; of those with a precise position, if any. */
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
 * The place whose name holds the words, one after the other (`exact`), or else words like them; near a city when one is
 * given. Where several do, the one named most like the words, rather at home.
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
  // Letters that a name may lack.
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

/** Of the places that have one word of each group in their names, the one whose name is most like `key`. */
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
  // How alike they are is reckoned once for each place, which takes most of the time.
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

/** The middle of the places near a city, at most `AROUND_CITY`, that have the words in their address: a street or a neighbourhood. */
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
