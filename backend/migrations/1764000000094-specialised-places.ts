import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who seeks a specialty walks outwards past the many places of which none is known. */
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
