import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { Redis } from 'ioredis';

interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/** The Redis at `REDIS_URL`, else one of this run's own. `npm test` installs the program where it can. */
export async function startTestRedis(given = process.env.REDIS_URL): Promise<TestRedis> {
  if (given) return { url: given, stop: async () => undefined };
  const program = findProgram();
  if (!program) throw new Error('No Redis for the tests. Install one (sudo apt-get install redis-server) or set REDIS_URL.');
  const port = await freePort();
  const server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `redis://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    stop: () => {
      server.kill();
      return ended;
    },
  };
}

async function answers(url: string): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: 50, retryStrategy: () => 100 });
  redis.on('error', () => undefined);
  await redis.ping();
  redis.disconnect();
}

function findProgram(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return ['redis-server', 'valkey-server'].flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((path) => existsSync(path));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
