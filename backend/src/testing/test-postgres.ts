import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '../database/embedded-postgres.js';

/** Nothing of a test run has to survive it, so the server makes nothing safe on disk. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=64MB'];

/** Starts a server of this run's own in a new folder. */
export async function startTestPostgres(): Promise<{ url: string; folder: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sahaay-test-'));
  await chmod(folder, 0o755);
  const server = await EmbeddedPostgres.at(join(folder, 'cluster'), randomBytes(12).toString('hex'), FAST);
  const port = await server.start();
  return { url: server.url(port), folder, stop: () => server.stop() };
}
