import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds addresses near a town by their words, as names are found. The functions that compute positions are no longer
 * STRICT, since the planner writes only such functions out into a query; a row then takes a tenth of the time.
 */
export class AddressesByWord1764000000091 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION geo_u3(lat float8, lng float8) RETURNS cube LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN cube(ARRAY[
          6371008.8 * (cos(radians(lat)) * (0.6 * cos(radians(lng)) - 0.48 * sin(radians(lng))) + 0.64 * sin(radians(lat))),
          6371008.8 * (cos(radians(lat)) * (0.8 * cos(radians(lng)) + 0.36 * sin(radians(lng))) - 0.48 * sin(radians(lat))),
          6371008.8 * (0.8 * cos(radians(lat)) * sin(radians(lng)) + 0.6 * sin(radians(lat)))]);
      CREATE OR REPLACE FUNCTION geo_m(chord float8) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN 2 * 6371008.8 * asin(least(1, chord / (2 * 6371008.8)));
    `);
    await db.query(`
      CREATE FUNCTION block_name(lat float8, lng float8) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN '5x' || least(1799, floor((lat + 90) * 10)::int) / 5 * 720
          + CASE WHEN floor((lat + 90) * 10) BETWEEN 50 AND 1749 THEN floor((lng + 180) * 10)::int % 3600 / 5 ELSE 0 END;
      COMMENT ON FUNCTION block_name IS 'The block of five by five tiles of a tenth of a degree, as in place.terms';

      CREATE FUNCTION address_terms(lat float8, lng float8, key text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN string_to_array(block_name(lat, lng) || ' ' || replace(key, ' ', '|' || block_name(lat, lng) || ' '), '|');
      COMMENT ON FUNCTION address_terms IS 'Each word of an address after the block the place lies in';

      CREATE INDEX place_address_terms ON place USING gin (address_terms(lat, lng, address_key))
        WHERE geo_quality = 1 AND address_key IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX place_address_terms; DROP FUNCTION address_terms, block_name');
  }
}
