import type { DataSource } from 'typeorm';
import { PrimaryReads } from '../../../database/lagging-reads.js';
import { ReferenceDataLoader } from '../../../shared/reference-data.js';
import { openDataSource } from '../../../data-source.js';
import { cloneDatabase } from '../../../testing/test-database.js';
import { metersBetween } from '../../directory/domain/coordinates.js';
import { STARTER_SET } from '../../places-import/adapters/starter/starter-set.js';
import { OfflineGeocoder } from '../adapters/offline-geocoder/offline-geocoder.js';

/** What somebody types, and where that is: latitude and longitude in degrees. */
export type Query = readonly [text: string, lat: number, lng: number];

const NEAR_METERS = 5000;
/** So many of a hundred may be missed. */
const MISSED_OF_HUNDRED = 3;

/**
 * What is not found within 5 km, offline and before anything is imported, in a database of its own.
 *
 * @returns a line for each miss: the text, and how many metres away it was found
 */
export async function missedOf(queries: readonly Query[]): Promise<string[]> {
  const own = await cloneDatabase();
  const database = await openDataSource(own.url, 2);
  try {
    return await missedIn(database, queries);
  } finally {
    await database.destroy();
    await own.drop();
  }
}

/** What is missed beyond three of a hundred queries. */
export async function missedTooMany(queries: readonly Query[]): Promise<string[]> {
  return (await missedOf(queries)).slice(Math.floor((queries.length * MISSED_OF_HUNDRED) / 100));
}

async function missedIn(database: DataSource, queries: readonly Query[]): Promise<string[]> {
  const referenceData = new ReferenceDataLoader(database);
  await referenceData.ready(STARTER_SET);
  const geocoder = new OfflineGeocoder(new PrimaryReads(database), referenceData, { placesCountry: 'IN' });
  const missed: string[] = [];
  for (const [text, lat, lng] of queries) {
    const found = await geocoder.locate(text);
    const meters = found && Math.round(metersBetween(found, { lat, lng }));
    if (meters === undefined || meters > NEAR_METERS) missed.push(`${text}: ${meters ?? 'nothing'}`);
  }
  return missed;
}
