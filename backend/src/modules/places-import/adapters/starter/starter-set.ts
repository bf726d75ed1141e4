import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReferenceData } from '../../../../shared/reference-data.js';
import { readPlace } from '../records/read-place.js';
import { toPlaceRow } from '../records/to-place-row.js';
import { STARTER_SOURCE, upsertPlaces } from '../../../directory/public.js';

const CONTENT = readFileSync(join(import.meta.dirname, 'places.ndjson'), 'utf8');

/**
 * Large, well-known places in many cities, so that a new installation answers before anything is imported.
 * Written from general knowledge and compared with public registers where these hold the place: large campuses are good to
 * some hundred metres, the rest to about a kilometre, so directions go by name and address. A telephone number stands only
 * with the place where it was published (`phone_source`), a pharmacy or clinic only where it belongs to a known institution
 * and is open to everybody. `backend/docs/starter-directory.md` says of each large city what is here and what is missing.
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
