import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Places are found all over the world by the words of their names. Letter groups of a million names were slow to store
 * and slower to search; misspelled words are looked up among the words of all names first.
 */
export class NamesByWord1764000000090 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX place_name;
      CREATE INDEX place_words ON place USING gin (string_to_array(name_key, ' '));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX place_words;
      CREATE INDEX place_name ON place USING gin (name_key gin_trgm_ops);
    `);
  }
}
