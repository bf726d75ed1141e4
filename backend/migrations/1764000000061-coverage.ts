import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Remembers what a live source was asked, so that "there is none here" differs from "nobody asked", and paces the
 * asking.
 */
export class Coverage1764000000061 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE place_coverage (
        tile integer NOT NULL,
        category text NOT NULL,
        source text NOT NULL,
        fetched_at timestamptz NOT NULL,
        PRIMARY KEY (tile, category, source)
      );
      COMMENT ON COLUMN place_coverage.tile IS 'a tenth of a degree: row from the south pole × 3600 + column from the antimeridian';

      CREATE UNLOGGED TABLE outside_pace (service text PRIMARY KEY, next_at timestamptz NOT NULL);
      COMMENT ON TABLE outside_pace IS 'When a service with a limit for the whole deployment may next be asked';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE place_coverage, outside_pace');
  }
}
