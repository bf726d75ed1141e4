import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A running product with its embedded database. */
export interface Target {
  readonly url: string;
  readonly dataDir: string;
}

export type Victim = 'postmaster' | 'backend';

/**
 * Writes posts from several accounts at once until it is stopped. Each account writes its next post when the last one
 * is acknowledged.
 */
export class WriteLoad {
  /** The posts that were answered with success. */
  readonly acknowledged: string[] = [];
  readonly statuses = new Map<number | 'none', number>();
  private running = true;

  private constructor(
    private readonly url: string,
    private readonly writers: Promise<void>[] = [],
  ) {}

  static async start({ url }: Target, writers: number): Promise<WriteLoad> {
    const load = new WriteLoad(url);
    for (let number = 0; number < writers; number += 1) {
      const cookie = await signUp(url, number);
      load.writers.push(load.write(cookie, number));
    }
    return load;
  }

  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.writers);
  }

  private async write(cookie: string, writer: number): Promise<void> {
    for (let count = 0; this.running; count += 1) {
      const content = `writer ${writer}, post ${count}`;
      const status = await post(`${this.url}/api/v1/community/posts`, { content }, cookie).then(
        (answer) => answer.status,
        () => 'none' as const,
      );
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status === 201) this.acknowledged.push(content);
      else await wait(50);
    }
  }
}

/**
 * Ends the postmaster, or a server process that works for the product, with SIGKILL.
 * @returns the milliseconds until the server had started anew, the product was ready and a later write was acknowledged
 * @throws when that takes longer than `patience` milliseconds
 */
export async function killDatabase(
  target: Target,
  victim: Victim,
  load: WriteLoad,
  patience = 60_000,
): Promise<number> {
  const pid = victim === 'postmaster' ? postmaster(target).pid : await onServer(target, backendOfProduct);
  const killedAt = Date.now();
  process.kill(pid, 'SIGKILL');
  const startedAnew = () =>
    onServer(target, async (server) => (await checkpointerStart(server)) > killedAt).catch(() => false);
  const isReady = async () => (await fetch(`${target.url}/api/health/ready`)).ok;
  const deadline = killedAt + patience;
  for (const step of [startedAnew, isReady]) await reach(step, deadline);
  const before = load.acknowledged.length;
  await reach(async () => load.acknowledged.length > before, deadline);
  return Date.now() - killedAt;
}

/** The acknowledged posts that are not in the database. */
export async function lostPosts(target: Target, load: WriteLoad): Promise<string[]> {
  const { rows } = await onServer(target, (server) => server.query<{ content: string }>('select content from post'));
  const kept = new Set(rows.map(({ content }) => content));
  return load.acknowledged.filter((content) => !kept.has(content));
}

async function backendOfProduct(server: pg.Client): Promise<number> {
  const { rows } = await server.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'sahaay' order by state_change desc limit 1`,
  );
  return rows[0]!.pid;
}

/** The moment at which the checkpointer started. The server starts it anew whenever it has to recover. */
async function checkpointerStart(server: pg.Client): Promise<number> {
  const { rows } = await server.query<{ start: Date }>(
    `select backend_start as start from pg_stat_activity where backend_type = 'checkpointer'`,
  );
  return rows[0]?.start.getTime() ?? 0;
}

async function onServer<Result>(target: Target, work: (server: pg.Client) => Promise<Result>): Promise<Result> {
  const password = readFileSync(join(target.dataDir, 'postgres/password'), 'utf8');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: postmaster(target).port,
    user: 'sahaay',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Reads the first and the fourth line of the server's lock file, which
 * https://www.postgresql.org/docs/current/storage-file-layout.html describes.
 */
function postmaster({ dataDir }: Target): { pid: number; port: number } {
  const lines = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

async function reach(ask: () => Promise<boolean>, deadline: number): Promise<void> {
  while (!(await ask())) {
    if (Date.now() > deadline) throw new Error(`The product did not recover: ${String(ask)}`);
    await wait(20);
  }
}

async function signUp(url: string, number: number): Promise<string> {
  const answer = await post(`${url}/api/v1/auth/user/signup`, {
    email: `writer${number}@example.org`,
    password: 'neem tree 42 umbrella',
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function post(url: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
}
