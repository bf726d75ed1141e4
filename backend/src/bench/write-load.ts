import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { enter } from './accounts.js';

/** A running product with its embedded database. */
export interface Target {
  readonly url: string;
  readonly dataDir: string;
}

/**
 * Writes posts from several accounts at once until it is stopped. Each account writes its next post when the last one
 * is acknowledged.
 */
export class WriteLoad {
  /** The posts that were answered with success. */
  readonly acknowledged: string[] = [];
  readonly statuses = new Map<number | 'none', number>();
  /** The number of refusals that did not say when to come back. */
  withoutRetryAfter = 0;
  private running = true;
  /** Sets its writers and their posts apart from those of another load on the same product. */
  private readonly mark = randomBytes(4).toString('hex');

  private constructor(
    private readonly url: string,
    private readonly writers: Promise<void>[] = [],
  ) {}

  static async start({ url }: Target, writers: number): Promise<WriteLoad> {
    const load = new WriteLoad(url);
    for (let number = 0; number < writers; number += 1) {
      load.writers.push(load.write(await enter(url, 'signup', load.emailOf(number)), number));
    }
    return load;
  }

  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.writers);
  }

  private emailOf(writer: number): string {
    return `writer${writer}.${this.mark}@example.org`;
  }

  private async write(given: string, writer: number): Promise<void> {
    let cookie = given;
    for (let count = 0; this.running; count += 1) {
      const content = `writer ${writer} of ${this.mark}, post ${count}`;
      // No answer counts as one of its own, below.
      const answer = await post(`${this.url}/api/v1/community/posts`, { content }, cookie).catch(() => undefined);
      const status = answer?.status ?? 'none';
      if (status === 503 && !answer?.headers.has('retry-after')) this.withoutRetryAfter += 1;
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status === 201) this.acknowledged.push(content);
      else await wait(50);
      // A Redis that comes back empty has signed everybody out.
      if (status === 401) cookie = await enter(this.url, 'signin', this.emailOf(writer)).catch(() => cookie);
    }
  }
}

/** The posts that were acknowledged before this call and are not in the database. */
export async function lostPosts(target: Target, load: Pick<WriteLoad, 'acknowledged'>): Promise<string[]> {
  const acknowledged = [...load.acknowledged];
  const { rows } = await onServer(target, (server) => server.query<{ content: string }>('select content from post'));
  const kept = new Set(rows.map(({ content }) => content));
  return acknowledged.filter((content) => !kept.has(content));
}

/** Runs `work` on a connection of the owner of the embedded server. */
export async function onServer<Result>(target: Target, work: (server: pg.Client) => Promise<Result>): Promise<Result> {
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
export function postmaster({ dataDir }: Target): { pid: number; port: number } {
  const lines = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/**
 * Sends a signal to each process of the embedded server.
 * @returns their ids, that of the postmaster first
 */
export function signalServer(target: Target, signal: 'SIGSTOP' | 'SIGCONT'): number[] {
  const { pid } = postmaster(target);
  // A stopped postmaster starts no process, so that none is missing from the list.
  process.kill(pid, signal);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number).filter(Boolean);
  // One of them may have ended by now.
  for (const child of children) if (existsSync(`/proc/${child}`)) process.kill(child, signal);
  return [pid, ...children];
}

/**
 * Asks again and again until the answer is yes.
 * @throws when the answer is still no at `deadline`
 */
export async function reach(ask: () => Promise<boolean>, deadline: number): Promise<void> {
  while (!(await ask())) {
    if (Date.now() > deadline) throw new Error(`The product did not recover: ${String(ask)}`);
    await wait(20);
  }
}

function post(url: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
}
