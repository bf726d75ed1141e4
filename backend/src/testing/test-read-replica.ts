import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeStandby } from '../bench/standby.js';
import { Wire } from '../bench/wire.js';
import { EmbeddedPostgres } from '../database/embedded-postgres.js';
import { until } from './until.js';

/** A PostgreSQL with one replica that streams its log. */
export class TestReadReplica {
  private constructor(
    private readonly folder: string,
    private readonly primary: EmbeddedPostgres,
    private readonly replica: EmbeddedPostgres,
    readonly url: string,
    private readonly directUrl: string,
    /** Between the product and the replica. */
    readonly wire: Wire,
    readonly replicaUrl: string,
  ) {}

  static async start(): Promise<TestReadReplica> {
    const folder = await mkdtemp(join(tmpdir(), 'sahaay-replica-'));
    await chmod(folder, 0o755);
    const password = randomBytes(12).toString('hex');
    const [first, second] = [join(folder, 'primary'), join(folder, 'replica')];
    const primary = await EmbeddedPostgres.at(first, password, ['fsync=off', 'max_wal_senders=4']);
    const port = await primary.start();
    await primary.stop();
    await makeStandby(first, second, new URL(primary.url(port)));
    await primary.start(port);
    const replica = await EmbeddedPostgres.at(second, password, ['fsync=off', 'hot_standby=on']);
    const directUrl = replica.url(await replica.start());
    const wire = new Wire(new URL(directUrl));
    return new TestReadReplica(folder, primary, replica, primary.url(port), directUrl, wire, await wire.connect());
  }

  /** From now on the replica receives what is written and does not show it. */
  async hold(): Promise<void> {
    await this.onReplica('select pg_wal_replay_pause()');
    await until(
      async () =>
        (await this.onReplica<{ is: string }>('select pg_get_wal_replay_pause_state() as is'))[0]!.is === 'paused',
    );
  }

  async release(): Promise<void> {
    await this.onReplica('select pg_wal_replay_resume()');
  }

  /** Stops the replica as for maintenance. Whoever reads from it loses the connection. */
  async stopReplica(): Promise<void> {
    await this.replica.stop();
  }

  async startReplica(): Promise<void> {
    await this.replica.start(Number(new URL(this.directUrl).port));
  }

  async stopPrimary(): Promise<void> {
    await this.primary.stop();
  }

  async stop(): Promise<void> {
    await this.wire.cut();
    await this.replica.stop();
    await this.primary.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async onReplica<Row extends object>(sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.directUrl });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }
}
