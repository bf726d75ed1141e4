import { rm } from 'node:fs/promises';
import './typescript-hooks.mjs';

/** Starts one PostgreSQL and one Redis for the run. Tests find them by the two addresses in the environment. */
export default async function setUp() {
  const { startTestPostgres } = await import('./test-postgres.ts');
  const { startTestRedis } = await import('./test-redis.ts');
  const postgres = await startTestPostgres();
  const redis = await startTestRedis().catch(async (error) => {
    await postgres.stop();
    throw error;
  });
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_REDIS_URL = redis.url;
  globalThis.stopTestServers = async () => {
    await redis.stop();
    await postgres.stop();
    await rm(postgres.folder, { recursive: true, force: true });
  };
}
