import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes an index of the places whose specialties are known, so that a walk for a specialty does not pass the many
 * others.
 */
export class SpecialisedPlaces1764000000094 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE INDEX place_specialised ON place USING gist (g) WHERE geo_quality = 1 AND specialties <> '{}'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX place_specialised');
  }
}
