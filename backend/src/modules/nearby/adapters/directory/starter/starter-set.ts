import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STARTER_SOURCE } from '../../../domain/place.js';
import type { ReferenceData } from '../../reference-data.js';
import { readPlace } from '../import/read-place.js';
import { toPlaceRow } from '../import/to-place-row.js';
import { upsertPlaces } from '../place-writes.js';

const CONTENT = readFileSync(join(import.meta.dirname, 'places.ndjson'), 'utf8');

/**
 * Large, well-known places in many cities, so that a new installation answers before anything is imported.
 * Positions are good to the campus (three decimals or better); a phone number stands only where it is certain.
 */
export const STARTER_SET: ReferenceData = {
  name: 'starter places',
  version: createHash('sha256').update(CONTENT).digest('hex'),
  async load(db) {
    await db.query('DELETE FROM place WHERE source = $1', [STARTER_SOURCE]);
    await upsertPlaces(db, starterRows());
  },
};

/** The rows of the set; throws when a line of the file is not a place. */
export function starterRows() {
  const provenance = { source: STARTER_SOURCE, licence: 'CC0-1.0' };
  const lines = CONTENT.split('\n').filter((line) => line !== '');
  return lines.map((line) => toPlaceRow(readPlace(line), provenance, undefined, undefined));
}
