import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireDatabase } from '../database/acquire-database.js';

/**
 * Starts a database for one measurement.
 * @returns its address, the settings of a product that uses it, and what stops and removes it
 */
export async function ownDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sahaay-bench-'));
  await chmod(dataDir, 0o755);
  const { url, release } = await acquireDatabase({ dataDir, databaseUrl: undefined });
  const settings = {
    DATABASE_URL: url,
    SESSION_SECRET: randomBytes(32).toString('base64url'),
    PLACES_PROVIDER: 'directory',
  };
  const remove = async (): Promise<void> => {
    await release();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, settings, remove };
}
