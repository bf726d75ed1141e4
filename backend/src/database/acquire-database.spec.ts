import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import pg from 'pg';
import { acquireDatabase } from './acquire-database.js';

/** Another process that uses the database of the same data folder. */
class OtherProcess {
  private readonly child: ChildProcess;
  private readonly lines: AsyncIterator<string>;

  constructor(dataDir: string) {
    const program = join(import.meta.dirname, '../testing/embedded-user.mjs');
    this.child = spawn(process.execPath, [program, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
    const output: Interface = createInterface({ input: this.child.stdout! });
    this.lines = output[Symbol.asyncIterator]();
  }

  /** Reads what the process prints next: first its address, then a row for each query. */
  async says<Answer>(): Promise<Answer> {
    return JSON.parse((await this.lines.next()).value as string) as Answer;
  }

  async query<Row>(sql: string): Promise<Row> {
    this.child.stdin!.write(`${sql}\n`);
    return this.says<Row>();
  }

  async leave(): Promise<void> {
    this.child.stdin!.end();
    await once(this.child, 'exit');
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sahaay-data-'));
  await chmod(dataDir, 0o755);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const acquire = () => acquireDatabase({ dataDir, databaseUrl: undefined });

describe('the database', () => {
  it('is the configured one when there is one', async () => {
    const { url, release } = await acquireDatabase({ dataDir, databaseUrl: 'postgres://elsewhere/sahaay' });
    await release();
    expect(url).toBe('postgres://elsewhere/sahaay');
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  // ASVS 13.2.1, 13.2.3
  it('is otherwise embedded, safe against power loss, reachable from this computer only and with its password only', async () => {
    const { url, release } = await acquire();
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as address`,
    );
    await client.end();
    const withoutPassword = new URL(url);
    withoutPassword.password = 'wrong';
    expect(rows).toEqual([{ fsync: 'on', address: '127.0.0.1' }]);
    expect(await answers(withoutPassword.href)).toBe(false);
    await release();
    await release();
    expect(await answers(url)).toBe(false);
  });

  it('is shared by processes, and stopped by the last one that leaves', async () => {
    const first = new OtherProcess(dataDir);
    const { url } = await first.says<{ url: string }>();
    const second = await acquire();
    expect(second.url).toBe(url);
    await first.query('create table note (text text)');
    await first.leave();
    expect(await answers(url)).toBe(true);
    await second.release();
    expect(await answers(url)).toBe(false);
  });

  it('keeps every acknowledged write of a process that is killed, and is attached to by the next', async () => {
    const killed = new OtherProcess(dataDir);
    const { url } = await killed.says<{ url: string }>();
    await killed.query('create table note (text text)');
    await killed.query(`insert into note values ('kept')`);
    await killed.kill();

    const next = new OtherProcess(dataDir);
    expect(await next.says()).toEqual({ url });
    expect(await next.query('select text from note')).toEqual({ text: 'kept' });
    await next.leave();
    expect(await answers(url)).toBe(false);
  });

  it('starts again after the server itself was killed, with all that was written', async () => {
    const owner = new OtherProcess(dataDir);
    await owner.says();
    await owner.query('create table note (text text)');
    await owner.query(`insert into note values ('kept')`);
    const { pid } = await owner.query<{ pid: number }>(
      `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
    );
    process.kill(pid, 'SIGKILL');
    await owner.kill();

    const next = new OtherProcess(dataDir);
    await next.says();
    expect(await next.query('select text from note')).toEqual({ text: 'kept' });
    await next.leave();
  });

  it('is made anew when a first start was interrupted half-way', async () => {
    const { release } = await acquire();
    await release();
    await rm(join(dataDir, 'postgres/cluster/global'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/cluster.unfinished'), '');
    const again = await acquire();
    expect(await answers(again.url)).toBe(true);
    await again.release();
  });

  it('is made once when several processes start at the same time', async () => {
    const processes = [1, 2, 3].map(() => new OtherProcess(dataDir));
    const urls = await Promise.all(processes.map((one) => one.says<{ url: string }>()));
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
    await Promise.all(processes.map((one) => one.leave()));
    expect(await answers(urls[0]!.url)).toBe(false);
  });
});

it('refuses a data folder below /proc with a sentence, since no folder can be made there', async () => {
  const acquired = acquireDatabase({ dataDir: '/proc/sahaay', databaseUrl: undefined });
  await expect(acquired).rejects.toThrow(
    '/proc/sahaay cannot hold files. Set DATA_DIR to a folder that may be written.',
  );
});
