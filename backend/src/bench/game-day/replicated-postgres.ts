import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgres } from '../../database/embedded-postgres.js';
import { makeStandby } from '../standby.js';
import { Wire } from '../wire.js';

/** A primary that acknowledges what its standby has on disk as well, so that no acknowledged write is lost with it. */
const PRIMARY = ['synchronous_standby_names=*', 'max_wal_senders=4', 'hot_standby=on'];
/**
 * A standby looks for its primary this often. By default it rests for five seconds, in which a primary that was started
 * again confirms no write, since it waits for its standby.
 */
const STANDBY = ['wal_retrieve_retry_interval=200ms'];
/** The primary is asked every so many milliseconds whether it answers, and is given up after so many silent answers. */
const [WATCH_EVERY, GIVE_UP_AFTER] = [500, 4];

/** PostgreSQL with a streaming standby, behind one address. Somebody watches the primary, as Patroni does elsewhere. */
export class ReplicatedPostgres {
  private isOver = false;

  private constructor(
    private readonly primary: EmbeddedPostgres,
    private readonly standby: EmbeddedPostgres,
    private readonly primaryPort: number,
    private readonly standbyPort: number,
    private readonly folder: string,
    /** Leads to the one address of the database, as a virtual address or HAProxy does elsewhere. */
    readonly wire: Wire,
    /** The address of the database, which stays the same. */
    readonly url: string,
  ) {}

  /** @param folder a folder of its own, which the user of the servers can reach */
  static async start(folder: string): Promise<ReplicatedPostgres> {
    await chmod(folder, 0o755);
    const password = randomBytes(12).toString('hex');
    const [first, second] = [join(folder, 'primary'), join(folder, 'standby')];
    const plain = await EmbeddedPostgres.at(first, password);
    const primaryPort = await plain.start();
    await plain.stop();
    const primary = await EmbeddedPostgres.at(first, password, PRIMARY);
    await makeStandby(first, second, new URL(primary.url(primaryPort)));
    await primary.start(primaryPort);
    const standby = await EmbeddedPostgres.at(second, password, STANDBY);
    const standbyPort = await standby.start();
    const wire = new Wire(new URL(primary.url(primaryPort)));
    const url = await wire.connect();
    return new ReplicatedPostgres(primary, standby, primaryPort, standbyPort, folder, wire, url);
  }

  /** Restarts the primary as for a change of its settings. */
  async restart(): Promise<void> {
    await this.primary.stop();
    await this.primary.start(this.primaryPort);
  }

  /** Ends the primary as a crash of its computer does. */
  kill(): void {
    const [pid] = readFileSync(join(this.folder, 'primary/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  /** Watches the primary, and makes the standby the primary once it has been silent. It resolves then. */
  async watch(): Promise<void> {
    for (let silent = 0; silent < GIVE_UP_AFTER; await wait(WATCH_EVERY)) {
      if (this.isOver) return;
      silent = (await this.primary.answers(this.primaryPort)) ? 0 : silent + 1;
    }
    await this.query('select pg_promote()', this.standby.url(this.standbyPort));
    this.wire.switchTo(this.standbyPort);
  }

  /** Keeps everybody from the posts until what it resolves with is called. */
  async lockPosts(): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: this.primary.url(this.primaryPort) });
    await client.connect();
    await client.query('begin');
    await client.query('lock table post in access exclusive mode');
    return () => client.end();
  }

  /** The contents of all posts that the database has. */
  async posts(): Promise<ReadonlySet<string>> {
    const rows = await this.query<{ content: string }>('select content from post');
    return new Set(rows.map(({ content }) => content));
  }

  private async query<Row extends object>(sql: string, url = this.url): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.wire.cut();
    await Promise.all([this.primary.stop(), this.standby.stop()]);
  }
}
