import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { CITIES, CITY_INDEXES, likelyCities } from '../modules/geocoding/public.js';
import { startBoss } from '../modules/mail/public.js';
import { ensureLoaded } from '../shared/reference-data.js';
import { letServe } from './let-serve.js';

/**
 * Makes ahead what the product otherwise makes when it first needs it, and a user who may only read and write rows could
 * not make: the tables of the mail queue, the towns and their indexes. Then lets that user in.
 * @param owner connected as the user who owns the tables
 */
export async function prepare(
  owner: DataSource,
  { databaseUrl, placesCountry }: Pick<Config, 'databaseUrl' | 'placesCountry'>,
  tell: (sentence: string) => void,
): Promise<void> {
  await (await startBoss(owner)).stop({ graceful: false });
  for (const data of [CITIES, CITY_INDEXES, likelyCities(placesCountry)]) await ensureLoaded(owner, data);
  if (databaseUrl) await letServe(owner, databaseUrl, tell);
}
