import type { DataSource } from 'typeorm';
import type { Coordinates } from '../../domain/coordinates.js';
import { termsWithin } from '../directory/terms.js';
import { wordsLike } from '../directory/word.queries.js';

/** A part of a city, or its surroundings: what still counts as "near" it, metres. */
export const AROUND_CITY = 40_000;
/** How much of the words must be found in a place's name (pg_trgm's word similarity, 0 to 1). */
const SIMILARITY = { exact: 1, alike: 0.7 } as const;
/** Of a name, so many words are looked for. */
const WORDS_AT_MOST = 8;
/** So many places that have the words are compared letter by letter. */
const COMPARED_AT_MOST = 2000;

const median = (of: string) => `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${of})`;

/** The middle of the places whose postcode begins with these characters; of those with a precise position, if any. */
export async function middleOfPostcode(
  database: DataSource,
  prefix: string,
  country: string,
): Promise<Coordinates | undefined> {
  return point(
    await database.query(
      `SELECT ${median('lat')} AS lat, ${median('lng')} AS lng FROM place WHERE postcode LIKE $1 || '%' AND country = $2
       GROUP BY geo_quality ORDER BY geo_quality DESC LIMIT 1`,
      [prefix, country],
    ),
  );
}

/** The place whose name holds the words, or is most like them; near a city when one is given. */
export async function placeNamed(
  database: DataSource,
  match: keyof typeof SIMILARITY,
  key: string,
  home: string,
  near?: Coordinates,
): Promise<Coordinates | undefined> {
  const words = key.split(' ').slice(0, WORDS_AT_MOST);
  const groups = match === 'exact' ? words.map((word) => [word]) : await wordsLike(database, words);
  // Letters that a name may lack.
  const spare = (1 - SIMILARITY[match]) * words.join('').length;
  const parameters: unknown[] = [key, SIMILARITY[match], home, near?.lat ?? null, near?.lng ?? null, AROUND_CITY];
  const holdsOneOf = (group: readonly string[]) =>
    near
      ? `terms && $${parameters.push(termsWithin(near, AROUND_CITY, group))}::text[]`
      : `string_to_array(name_key, ' ') && $${parameters.push(group)}::text[]`;
  const conditions = groups.map((group) => (group.length > 0 ? holdsOneOf(group) : 'false'));
  const all = conditions.join(' AND ');
  const allButOne = words.flatMap((word, i) => (word.length <= spare && words.length > 1 ? [conditions.toSpliced(i, 1).join(' AND ')] : []));
  return point(
    await database.query(
      `SELECT lat, lng FROM (
         SELECT lat, lng, g, country, name_key FROM place
         WHERE geo_quality = 1 AND (${[all, ...allButOne].map((each) => `(${each})`).join(' OR ')}) LIMIT ${COMPARED_AT_MOST}
       ) AS named
       WHERE word_similarity($1, name_key) >= $2
         AND ($4::float8 IS NULL OR geo_m(g <-> geo_u3($4, $5)) <= $6)
       ORDER BY word_similarity($1, name_key) + 0.3 * similarity($1, name_key)
                + CASE WHEN country = $3 THEN 0.1 ELSE 0 END DESC
       LIMIT 1`,
      parameters,
    ),
  );
}

/** The middle of the places near a city that have the words in their address: a street or a neighbourhood. */
export async function middleOfAddress(
  database: DataSource,
  key: string,
  near: Coordinates,
): Promise<Coordinates | undefined> {
  const words = [...new Set(key.split(' '))].slice(0, WORDS_AT_MOST);
  const parameters: unknown[] = [key, near.lat, near.lng, AROUND_CITY];
  const terms = words.map(
    (word) => `AND address_terms(lat, lng, address_key) && $${parameters.push(termsWithin(near, AROUND_CITY, [word]))}::text[]`,
  );
  return point(
    await database.query(
      `SELECT lat, lng - 360 * round(lng / 360) AS lng FROM (
         SELECT ${median('lat')} AS lat, $3 + ${median('lng - $3 - 360 * round((lng - $3) / 360)')} AS lng
         FROM (SELECT lat, lng, g, address_key FROM place
               WHERE geo_quality = 1 AND address_key IS NOT NULL ${terms.join(' ')} LIMIT ${COMPARED_AT_MOST}) AS along
         WHERE ' ' || address_key || ' ' LIKE '% ' || $1 || ' %' AND geo_m(g <-> geo_u3($2, $3)) <= $4
       ) AS middle`,
      parameters,
    ),
  );
}

function point([row]: readonly { lat: number | null; lng: number | null }[]): Coordinates | undefined {
  return row && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : undefined;
}
