import type { DataSource, EntityManager } from 'typeorm';
import type { PlaceRow } from '../domain/place-row.js';
import { termsOf } from './terms.js';
import { ADD_WORDS } from './word.queries.js';

/**
 * Inserts the rows, and replaces rows that have the same category, source and id. When two rows of one call have the
 * same, the last one counts.
 *
 * @param extract the file or collection that the rows come from; without it, a known place stays in its extract
 */
export async function upsertPlaces(
  db: DataSource | EntityManager,
  rows: readonly PlaceRow[],
  extract: string | null = null,
): Promise<void> {
  const unique = new Map(rows.map((row) => [`${row.category}\n${row.source}\n${row.sourceId}`, row]));
  const words = new Set(rows.flatMap(({ nameKey }) => nameKey.split(' ')));
  await db.query(ADD_WORDS, [[...words]]);
  await db.query(UPSERT, [
    JSON.stringify([...unique.values()].map((row) => ({ ...row, terms: termsOf(row) }))),
    extract,
  ]);
}

// The rows go in at random: when points arrive along a line, the index of cubes grows to a page for each row.
const UPSERT = `
  INSERT INTO place (
    category, source, source_id, name, name_key, address, address_key, postcode, country, phone, website,
    opening_hours, wheelchair, specialties, rating, lat, lng, geo_quality, licence, extract, terms)
  SELECT
    "category", "source", "sourceId", "name", "nameKey", "address", "addressKey", "postcode", "country", "phone", "website",
    "openingHours", "wheelchair", "specialties", "rating", "lat", "lng", "precise"::int, "licence", $2::text, "terms"
  FROM json_to_recordset($1::json) AS row (
    "category" text, "source" text, "sourceId" text, "name" text, "nameKey" text, "address" text, "addressKey" text,
    "postcode" text, "country" text, "phone" text, "website" text, "openingHours" text, "wheelchair" boolean,
    "specialties" text[], "rating" real, "lat" float8, "lng" float8, "precise" boolean, "licence" text, "terms" text[])
  ORDER BY random()
  ON CONFLICT (category, source, source_id) DO UPDATE SET
    name = EXCLUDED.name, name_key = EXCLUDED.name_key, address = EXCLUDED.address, address_key = EXCLUDED.address_key,
    postcode = EXCLUDED.postcode, country = EXCLUDED.country, phone = EXCLUDED.phone, website = EXCLUDED.website,
    opening_hours = EXCLUDED.opening_hours, wheelchair = EXCLUDED.wheelchair, specialties = EXCLUDED.specialties,
    rating = EXCLUDED.rating, lat = EXCLUDED.lat, lng = EXCLUDED.lng, geo_quality = EXCLUDED.geo_quality,
    licence = EXCLUDED.licence, terms = EXCLUDED.terms, recorded_at = now(),
    extract = coalesce(EXCLUDED.extract, place.extract)`;
