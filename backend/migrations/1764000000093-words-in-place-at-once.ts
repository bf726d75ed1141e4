import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes of words. */
const INDEXES = {
  place_terms: ['place', 'terms'],
  place_words: ['place', "string_to_array(name_key, ' ')"],
  place_address_terms: [
    'place',
    'address_terms(lat, lng, address_key)',
    'WHERE geo_quality = 1 AND address_key IS NOT NULL',
  ],
  place_word_like: ['place_word', 'word gin_trgm_ops'],
} as const;

/**
 * Puts words into their indexes when rows are stored. Otherwise up to 4 MB of words wait in a list that every look-up
 * reads from end to end: with 300 places in that list, a look-up took 0.8 ms and not 0.2.
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
  for (const [name, [table, words, rows = '']] of Object.entries(INDEXES)) {
    await db.query(`DROP INDEX ${name}; CREATE INDEX ${name} ON ${table} USING gin (${words}) ${options} ${rows}`);
  }
}
