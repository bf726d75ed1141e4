import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';
import { LaggingReads } from '../../database/lagging-reads.js';
import type { OwnWriteStore } from '../../modules/account/public.js';
import { DomainError } from '../errors.js';
import type { Metrics } from '../metrics/metrics.js';
import { inTime } from '../resilience/in-time.js';
import { PrimaryPositions } from './primary-positions.js';
import type { ReadReplica } from './read-replica.js';

/** Primary and replicas are asked how far they are once in so many milliseconds. */
const LOOK_EVERY = 500;
/** The primary may take so many milliseconds to say how long its log is, and a replica to answer a read. */
const PATIENCE = 1500;
/** What others wrote may be missing for so many milliseconds. A replica that lags further is not read. */
const MOST_LAG = 5000;

/**
 * Reads from replicas of PostgreSQL in turn: from one that lags by seconds at most, and has all that the reader wrote.
 * Where there is none, or it fails, the primary is read.
 */
export class ReplicaReads extends LaggingReads implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('ReadReplicas');
  private readonly positions: PrimaryPositions;
  private timer: NodeJS.Timeout | undefined;
  private used = '';
  private settled = 0;
  private turn = 0;

  constructor(
    private readonly primary: DataSource,
    private readonly replicas: readonly ReadReplica[],
    private readonly writes: OwnWriteStore,
    { registry }: Metrics,
    mostLag = MOST_LAG,
  ) {
    super();
    this.positions = new PrimaryPositions(mostLag);
    const isUsed = (replica: ReadReplica) => this.isUsed(replica);
    new Gauge({
      name: 'sahaay_read_replica_used',
      help: 'Whether this process reads from a replica of the database, which is so while it answers and lags little: 1 or 0.',
      labelNames: ['replica'],
      registers: [registry],
      collect() {
        for (const replica of replicas) this.set({ replica: replica.name }, isUsed(replica) ? 1 : 0);
      },
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.replicas.map((replica) => replica.close()));
  }

  override async run<Result>(read: (database: DataSource) => Promise<Result>, readerId?: string): Promise<Result> {
    const replica = await this.replicaFor(readerId);
    if (!replica) return read(this.primary);
    try {
      return await inTime(read(replica.database), PATIENCE);
    } catch (error) {
      // What is not found may have been written a moment ago.
      if (!(error instanceof DomainError)) replica.leave();
      return read(this.primary);
    }
  }

  override async settle(): Promise<void> {
    this.settled = Math.max(this.settled, await this.lengthOfLog('insert'));
  }

  private async replicaFor(readerId: string | undefined): Promise<ReadReplica | undefined> {
    const used = this.replicas.filter((replica) => this.isUsed(replica));
    if (used.length === 0 || readerId === undefined) return this.oneOf(used);
    const wrote = await this.writes.positionOf(readerId);
    return this.oneOf(used.filter((replica) => replica.has(wrote)));
  }

  private oneOf(replicas: readonly ReadReplica[]): ReadReplica | undefined {
    this.turn += 1;
    return replicas[this.turn % replicas.length];
  }

  private isUsed(replica: ReadReplica): boolean {
    return replica.has(Math.max(this.positions.least, this.settled));
  }

  private async look(): Promise<void> {
    const at = performance.now();
    const hearing = inTime(this.lengthOfLog('flush'), PATIENCE).then(
      (position) => this.positions.note({ at, position }),
      () => undefined,
    );
    await Promise.all([hearing, ...this.replicas.map((replica) => replica.look())]);
    this.tell();
  }

  /** How long the log is: all of it, or what a replica can be sent, in bytes. */
  private async lengthOfLog(part: 'insert' | 'flush'): Promise<number> {
    const [row] = await this.primary.query<{ position: number }[]>(
      `select (pg_current_wal_${part}_lsn() - '0/0')::float8 as position`,
    );
    return row!.position;
  }

  private tell(): void {
    const left = this.replicas.filter((replica) => !this.isUsed(replica)).map(({ name }) => name);
    const used = `${this.replicas.length - left.length} of ${this.replicas.length}`;
    if (used === this.used) return;
    this.used = used;
    if (left.length > 0)
      this.log.warn(`${used} read replicas are used. Left out, since they lag or do not answer: ${left.join(', ')}.`);
    else this.log.log(`${used} read replicas are used.`);
  }
}
