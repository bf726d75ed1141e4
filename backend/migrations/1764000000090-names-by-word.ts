import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds places all over the world by the words of their names. Before, an index held groups of letters, which was slow
 * to write for a million names and slower to search. A misspelled word is now first looked up among the words of all
 * names.
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
