import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes of words, and where their definitions end. */
const INDEXES = {
  place_terms: 'gin (terms)',
  place_words: "gin (string_to_array(name_key, ' '))",
  place_address_terms: 'gin (address_terms(lat, lng, address_key))',
} as const;
const OF_ADDRESSES = 'WHERE geo_quality = 1 AND address_key IS NOT NULL';

/**
 * Puts words into their indexes when rows are stored. Else up to 4 MB of them wait in a list that every look-up reads from
 * end to end: 300 places that waited made one take 0.8 ms instead of 0.2.
 */
export class WordsInPlaceAtOnce1764000000093 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await makeAnew(db, 'WITH (fastupdate = off)');
  }

  async down(db: QueryRunner): Promise<void> {
    await makeAnew(db, '');
  }
}

async function makeAnew(db: QueryRunner, options: string): Promise<void> {
  for (const [name, index] of Object.entries(INDEXES)) {
    await db.query(`DROP INDEX ${name}`);
    await db.query(`CREATE INDEX ${name} ON place USING ${index} ${options} ${name === 'place_address_terms' ? OF_ADDRESSES : ''}`);
  }
}
