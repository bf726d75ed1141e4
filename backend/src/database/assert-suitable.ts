import type { DataSource } from 'typeorm';
import { StartFault } from '../start-fault.js';
import { poolOf } from './connections.js';
import { placeOf } from './database-problem.js';

/** The oldest major version of PostgreSQL that has all that we use. */
const OLDEST = 15;
const EXTENSIONS = ['cube', 'pg_trgm'];

/** @throws StartFault when the server is too old or lacks an extension */
export async function assertSuitable(database: DataSource): Promise<void> {
  const place = placeOf(poolOf(database).options.connectionString);
  const [server] = await database.query<{ server_version_num: string }[]>('show server_version_num');
  const version = Math.floor(Number(server!.server_version_num) / 10_000);
  if (version < OLDEST)
    throw new StartFault(`${place} is PostgreSQL ${version}, which is too old. Use PostgreSQL ${OLDEST} or later.`);
  const available = await database.query<{ name: string }[]>(
    'select name from pg_available_extensions where name = any($1)',
    [EXTENSIONS],
  );
  const missing = EXTENSIONS.filter((name) => !available.some((extension) => extension.name === name));
  if (missing.length > 0)
    throw new StartFault(
      `${place} lacks the extension ${missing.join(' and ')}. Install it there; many systems have a package named postgresql-contrib.`,
    );
}
