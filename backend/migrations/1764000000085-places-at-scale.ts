import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets a search among a million places take milliseconds.
 *
 * The migration turns the axes of the positions. The index works with the volumes of boxes, and before, all points of
 * one parallel or meridian (a grid, a straight border) lay in a plane along the axes, where every box has no volume.
 * Precise and approximate positions have an index each, so that a walk outwards meets only the kind that it looks for.
 * Words and specialties are indexed together with the tile of their place, so that a search reads only what is near,
 * whether it is rare or common.
 */
export class PlacesAtScale1764000000085 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE place DROP g;
      ALTER TABLE city DROP g;
      CREATE OR REPLACE FUNCTION geo_u3(lat float8, lng float8) RETURNS cube LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT cube(ARRAY[0.6 * x - 0.48 * y + 0.64 * z, 0.8 * x + 0.36 * y - 0.48 * z, 0.8 * y + 0.6 * z])
        FROM (SELECT 6371008.8 * cos(radians(lat)) * cos(radians(lng)),
                     6371008.8 * cos(radians(lat)) * sin(radians(lng)),
                     6371008.8 * sin(radians(lat))) AS point (x, y, z) $$;
      COMMENT ON FUNCTION geo_u3 IS 'A point on the earth in metres from its centre; the axes stand askew to equator and meridians';
      ALTER TABLE place ADD g cube GENERATED ALWAYS AS (geo_u3(lat, lng)) STORED;
      ALTER TABLE city ADD g cube GENERATED ALWAYS AS (geo_u3(lat, lng)) STORED;
      CREATE INDEX city_g ON city USING gist (g);
      CREATE INDEX place_precise ON place USING gist (g) WHERE geo_quality = 1;
      CREATE INDEX place_approximate ON place USING gist (g) WHERE geo_quality = 0;
    `);
    await db.query(`
      DROP INDEX place_specialties;
      ALTER TABLE place ADD terms text[] NOT NULL DEFAULT '{}';
      COMMENT ON COLUMN place.terms IS
        'each word of the name and each #specialty after the number of the tile and, with 5x, of the block of five by five tiles';
      UPDATE place SET terms = ARRAY(
        SELECT tile || ' ' || term
        FROM (SELECT least(1799, floor((lat + 90) * 10)::int)) AS a (tile_row),
             LATERAL (SELECT CASE WHEN tile_row BETWEEN 50 AND 1749 THEN floor((lng + 180) * 10)::int % 3600 ELSE 0 END) AS b (tile_column),
             unnest(ARRAY[(tile_row * 3600 + tile_column)::text, '5x' || tile_row / 5 * 720 + tile_column / 5]) AS tile,
             unnest(string_to_array(name_key, ' ') || ARRAY(SELECT '#' || unnest(specialties))) AS term);
      CREATE INDEX place_terms ON place USING gin (terms);

      CREATE TABLE place_word (word text COLLATE "C" PRIMARY KEY);
      COMMENT ON TABLE place_word IS 'The words of which names are made, for those who misspell them';
      CREATE INDEX place_word_like ON place_word USING gin (word gin_trgm_ops);
      INSERT INTO place_word SELECT DISTINCT unnest(string_to_array(name_key, ' ')) FROM place;

      ALTER TABLE place_import ADD rejects_bytes bigint NOT NULL DEFAULT 0, ADD reasons jsonb NOT NULL DEFAULT '{}',
        ADD damaged integer NOT NULL DEFAULT 0;
      COMMENT ON COLUMN place_import.rejects_bytes IS 'how long the file of rejected records was when records was written';
      COMMENT ON COLUMN place_import.damaged IS 'how many of the rejected records were no whole records';
      COMMENT ON COLUMN place_import.reasons IS 'how often each reason for a rejection occurred';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE place_import DROP rejects_bytes, DROP reasons, DROP damaged;
      DROP TABLE place_word;
      DROP INDEX place_precise, place_approximate;
      ALTER TABLE place DROP terms;
      CREATE INDEX place_specialties ON place USING gin (specialties);
      CREATE INDEX place_g ON place USING gist (g);
    `);
  }
}
