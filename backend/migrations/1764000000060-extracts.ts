import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records from which file a place came, so that a newer version of the file deletes the places that vanished from it
 * and no others.
 */
export class Extracts1764000000060 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE place ADD extract text;
      COMMENT ON COLUMN place.extract IS 'the file or collection that held the place last; null when it came one by one';

      ALTER TABLE place_import ADD extract text, ADD vanished integer NOT NULL DEFAULT 0;
      UPDATE place_import SET extract = file;
      ALTER TABLE place_import ALTER extract SET NOT NULL;
      COMMENT ON COLUMN place_import.vanished IS 'how many places of an older version of the extract were deleted';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE place DROP extract; ALTER TABLE place_import DROP extract, DROP vanished');
  }
}
