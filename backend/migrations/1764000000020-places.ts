import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the directory of places and the gazetteer.
 *
 * The search for the nearest places treats a point of the sphere as a cube in three dimensions: the GiST index then
 * answers `ORDER BY g <-> point` at the antimeridian and at the poles as it does elsewhere. cube and pg_trgm are
 * trusted extensions, so the migration needs no superuser. Each category has a partition, which keeps rare categories
 * as fast as common ones; under a generic plan PostgreSQL would not use a partial index for each category.
 */
export class Places1764000000020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE EXTENSION IF NOT EXISTS cube;
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE FUNCTION geo_u3(lat float8, lng float8) RETURNS cube LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT cube(ARRAY[
          6371008.8 * cos(radians(lat)) * cos(radians(lng)),
          6371008.8 * cos(radians(lat)) * sin(radians(lng)),
          6371008.8 * sin(radians(lat))]) $$;
      COMMENT ON FUNCTION geo_u3 IS 'A point on the earth in metres from its centre';

      CREATE FUNCTION geo_m(chord float8) RETURNS float8 LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT 2 * 6371008.8 * asin(least(1, chord / (2 * 6371008.8))) $$;
      COMMENT ON FUNCTION geo_m IS 'Metres over ground for a straight distance through the earth';
    `);
    await db.query(`
      CREATE TABLE place (
        category text NOT NULL CHECK (category IN ('hospital', 'doctor', 'dentist', 'pharmacy', 'ambulance')),
        source text NOT NULL,
        source_id text NOT NULL,
        name text NOT NULL,
        name_key text NOT NULL,
        address text,
        address_key text,
        postcode text,
        country text,
        phone text,
        website text,
        opening_hours text,
        wheelchair boolean NOT NULL DEFAULT false,
        specialties text[] NOT NULL DEFAULT '{}',
        rating real CHECK (rating BETWEEN 0 AND 5),
        lat float8 NOT NULL CHECK (lat BETWEEN -90 AND 90),
        lng float8 NOT NULL CHECK (lng BETWEEN -180 AND 180),
        g cube GENERATED ALWAYS AS (geo_u3(lat, lng)) STORED,
        geo_quality smallint NOT NULL DEFAULT 1 CHECK (geo_quality IN (0, 1)),
        licence text,
        recorded_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (category, source, source_id)
      ) PARTITION BY LIST (category);
      COMMENT ON COLUMN place.geo_quality IS '0: the position of a town or postcode, shared by several places';

      CREATE TABLE place_hospital PARTITION OF place FOR VALUES IN ('hospital');
      CREATE TABLE place_doctor PARTITION OF place FOR VALUES IN ('doctor');
      CREATE TABLE place_dentist PARTITION OF place FOR VALUES IN ('dentist');
      CREATE TABLE place_pharmacy PARTITION OF place FOR VALUES IN ('pharmacy');
      CREATE TABLE place_ambulance PARTITION OF place FOR VALUES IN ('ambulance');

      CREATE INDEX place_g ON place USING gist (g);
      CREATE INDEX place_specialties ON place USING gin (specialties);
      CREATE INDEX place_name ON place USING gin (name_key gin_trgm_ops);
      CREATE INDEX place_postcode ON place (postcode text_pattern_ops) WHERE postcode IS NOT NULL;
    `);
    await db.query(`
      CREATE TABLE city (
        key text COLLATE "C" NOT NULL,
        geonames_id integer NOT NULL,
        name text NOT NULL,
        country text NOT NULL,
        region text NOT NULL,
        population integer NOT NULL,
        lat float8 NOT NULL,
        lng float8 NOT NULL,
        g cube GENERATED ALWAYS AS (geo_u3(lat, lng)) STORED,
        PRIMARY KEY (key, geonames_id)
      );
      COMMENT ON COLUMN city.key IS 'the name, or a former or other name, in the form in which names are compared';
      COMMENT ON TABLE city IS 'loaded by the product, which makes the indexes after it';

      CREATE TABLE reference_data (name text PRIMARY KEY, version text NOT NULL, loaded_at timestamptz NOT NULL DEFAULT now());
      COMMENT ON TABLE reference_data IS 'Which version of the data that ships with the product is loaded';

      CREATE TABLE place_import (
        content text PRIMARY KEY,
        file text NOT NULL,
        records integer NOT NULL DEFAULT 0,
        accepted integer NOT NULL DEFAULT 0,
        rejected integer NOT NULL DEFAULT 0,
        started_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      );
      COMMENT ON COLUMN place_import.content IS 'SHA-256 of the file and of the options it was imported with';
      COMMENT ON COLUMN place_import.records IS 'how many records of the file, from its start, are dealt with';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE place_import, reference_data, city, place');
    await db.query('DROP FUNCTION geo_u3, geo_m');
  }
}
