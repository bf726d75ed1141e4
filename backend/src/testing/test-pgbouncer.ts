import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../database/free-port.js';
import { until } from './until.js';

const PROGRAM = 'pgbouncer';
/** PgBouncer never runs as root. */
const USER = 'nobody';

/** What each connection of the server begins with, as `.env.example` says. */
const SETTINGS = [
  'SET plan_cache_mode = force_generic_plan',
  'SET statement_timeout = 2500',
  'SET lock_timeout = 2000',
  'SET idle_in_transaction_session_timeout = 10000',
].join('; ');

/** A PgBouncer in transaction mode, in front of one database. */
export interface TestPgBouncer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PgBouncer which hands a connection of the server to whoever begins a transaction.
 * @param databaseUrl the database past it
 * @param connections how many connections of the server it shares among all clients
 */
export async function startPgBouncer(databaseUrl: string, connections: number): Promise<TestPgBouncer> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'sahaay-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const ownPort = await freePort();
  const database = pathname.slice(1);
  const settings = [
    '[databases]',
    `${database} = host=${hostname} port=${port} user=${username} password='${decodeURIComponent(password)}' connect_query='${SETTINGS}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ownPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
  ];
  await writeFile(file, `${settings.join('\n')}\n`);
  await chmod(folder, 0o755);
  const asUser = process.getuid?.() === 0 ? ['-u', USER] : [];
  const server = spawn(PROGRAM, [...asUser, file], { stdio: 'ignore' });
  const failed = once(server, 'error').then(([error]) => Promise.reject(error as Error));
  const url = new URL(databaseUrl);
  [url.hostname, url.port] = ['127.0.0.1', String(ownPort)];
  await Promise.race([failed, until(() => answers(url.href), 'PgBouncer answers', 5000)]);
  return {
    url: url.href,
    stop: async () => {
      server.kill('SIGKILL');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
