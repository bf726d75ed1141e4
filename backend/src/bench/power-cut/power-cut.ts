import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BenchProduct } from '../product.js';
import { lostPosts, onServer, reach, signalServer, type Target, WriteLoad } from '../write-load.js';
import { loseUnflushed } from './lose-unflushed.js';

/** People write for this long between a checkpoint and the power cut, in milliseconds. */
const WRITING = { least: 300, most: 2500 } as const;
/** And for this long after the tables were written, in milliseconds. */
const COMMITTING = 300;
/** Processes that were killed are gone within this long, in milliseconds. */
const PATIENCE = 60_000;

/** What one power cut did. */
export interface PowerCut {
  readonly acknowledged: number;
  /** Sectors that hold what they held before, though the server had written to them. */
  readonly sectors: number;
  /** The posts that were acknowledged before the cut and are gone. */
  readonly lost: readonly string[];
  /** What PostgreSQL finds wrong in its tables and indexes. */
  readonly damaged: readonly string[];
  /** Milliseconds until a product that was started on what was left is ready. */
  readonly back: number;
}

/** The built product with its embedded PostgreSQL, on a data folder that stays when the power goes. */
export class PoweredProduct implements Target {
  private constructor(
    readonly dataDir: string,
    private product: BenchProduct,
  ) {}

  static async start(): Promise<PoweredProduct> {
    const dataDir = await mkdtemp(join(tmpdir(), 'sahaay-power-'));
    await chmod(dataDir, 0o755);
    return new PoweredProduct(dataDir, await BenchProduct.start({ DATA_DIR: dataDir }));
  }

  get url(): string {
    return this.product.url;
  }

  /**
   * Lets four people write, takes the power away, leaves the disk as that may, and starts the product anew.
   * @param settings settings of PostgreSQL for this time, to see that worse ones are found out
   * @throws Error when the product does not start on what is left
   */
  async cutPower(settings: Readonly<Record<string, string>> = {}): Promise<PowerCut> {
    let load: WriteLoad | undefined;
    const before = await mkdtemp(join(tmpdir(), 'sahaay-flushed-'));
    try {
      await onServer(this, (server) => change(server, settings));
      load = await WriteLoad.start(this, 4);
      await onServer(this, (server) => server.query('checkpoint'));
      await copyRunning(this.cluster, before);
      await wait(WRITING.least + Math.random() * (WRITING.most - WRITING.least));
      await onServer(this, writeTables);
      // The server has flushed its log before it wrote the tables, so what is acknowledged from now on is flushed by nothing but a commit.
      await wait(COMMITTING);
      const acknowledged = [...load.acknowledged];
      const flushed = await onServer(this, flushedUpTo);
      // What is written from now on may be lost, whole or in part.
      await wait(Math.random() * 100);
      await onServer(this, writeTables);
      await this.kill();
      await load.stop();
      const sectors = loseUnflushed(this.cluster, before, flushed);
      const started = Date.now();
      this.product = await BenchProduct.start({ DATA_DIR: this.dataDir });
      const back = Date.now() - started;
      const lost = await lostPosts(this, { acknowledged });
      const damaged = await onServer(this, damageIn);
      return { acknowledged: acknowledged.length, sectors, lost, damaged, back };
    } finally {
      await load?.stop();
      await rm(before, { recursive: true, force: true });
    }
  }

  async stop(): Promise<void> {
    await this.product.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private get cluster(): string {
    return join(this.dataDir, 'postgres/cluster');
  }

  /** Ends the product and each process of PostgreSQL at once. */
  private async kill(): Promise<void> {
    const server = signalServer(this, 'SIGSTOP');
    // One of them may have ended by now.
    for (const pid of [this.product.pid, ...server]) if (existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGKILL');
    await reach(async () => !server.some((pid) => existsSync(`/proc/${pid}`)), Date.now() + PATIENCE);
    await this.product.stop();
  }
}

/** Copies the folder of a server that runs. A file that goes meanwhile is left out. */
async function copyRunning(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyRunning(source, target);
    else if (entry.isFile())
      await copyFile(source, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
  }
}

type Server = Parameters<Parameters<typeof onServer>[1]>[0];

async function change(server: Server, settings: Readonly<Record<string, string>>): Promise<void> {
  await server.query('alter system reset all');
  for (const [name, value] of Object.entries(settings)) await server.query(`alter system set ${name} = '${value}'`);
  await server.query('select pg_reload_conf()');
}

async function flushedUpTo(server: Server): Promise<bigint> {
  const { rows } = await server.query<{ flushed: string }>(
    `select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::text as flushed`,
  );
  return BigInt(rows[0]!.flushed);
}

/** Has PostgreSQL hand all changed pages to the kernel without flushing them, as it does when it needs their room. */
async function writeTables(server: Server): Promise<void> {
  await server.query('create extension if not exists pg_buffercache');
  await server.query('select pg_buffercache_evict_all()');
}

/** The call of `amcheck` that looks through a table, or through an index and its table, by the way that it is kept. */
const CHECKS: Readonly<Record<string, string>> = {
  heap: 'select msg from verify_heapam($1::oid::regclass)',
  btree: 'select from bt_index_check($1::oid::regclass, true)',
  gin: 'select from gin_index_check($1::oid::regclass)',
};

/** Has PostgreSQL look through each table, and each index against its table. What the product drops meanwhile is no damage. */
export async function damageIn(server: Server): Promise<string[]> {
  await server.query('create extension if not exists amcheck');
  const { rows } = await server.query<{ oid: string; name: string; kept: string }>(
    `select c.oid, c.oid::regclass::text as name, a.amname as kept from pg_class c join pg_am a on a.oid = c.relam left join pg_index i on i.indexrelid = c.oid
      where a.amname = any($1) and c.relkind in ('r', 't', 'm', 'i') and c.relpersistence = 'p' and i.indisvalid is not false`,
    [Object.keys(CHECKS)],
  );
  const damages: string[] = [];
  for (const { oid, name, kept } of rows) {
    const found = await server.query<{ msg?: string }>(CHECKS[kept]!, [oid]).then(
      (checked) => checked.rows.flatMap(({ msg }) => msg ?? []),
      (error: Error) => [error.message],
    );
    if (found.length === 0) continue;
    const still = await server.query('select from pg_class where oid = $1', [oid]);
    if (still.rows.length > 0) damages.push(...found.map((what) => `${name}: ${what}`));
  }
  return damages;
}
