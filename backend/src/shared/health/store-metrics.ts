import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { poolOf } from '../../database/connections.js';
import { Metrics } from '../metrics/metrics.js';
import { inTime } from '../resilience/in-time.js';
import { SessionKeeper } from '../session/session-keeper.port.js';

/** A store that says nothing for this long is away, in milliseconds. Whoever reads the metrics waits no longer. */
const PATIENCE = 2000;

/** Shows whether the stores answer, and how far the connections to the database are used. */
@Injectable()
export class StoreMetrics {
  constructor({ registry }: Metrics, database: DataSource, sessions: SessionKeeper) {
    const registers = [registry];
    const checks = { database: () => database.query('select 1'), sessions: () => sessions.ping() };
    new Gauge({
      name: 'sahaay_store_up',
      help: 'Whether this process reaches the database, and where it keeps sessions: 1 or 0.',
      labelNames: ['store'],
      registers,
      async collect() {
        await Promise.all(
          Object.entries(checks).map(async ([store, check]) => {
            const isUp = await inTime(check(), PATIENCE).then(
              () => true,
              () => false,
            );
            this.set({ store }, isUp ? 1 : 0);
          }),
        );
      },
    });
    new Gauge({
      name: 'sahaay_database_connections',
      help: 'Connections of this process to the database that work or rest, and the requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        const { totalCount, idleCount, waiting } = poolOf(database);
        this.set({ state: 'busy' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
        this.set({ state: 'waiting' }, waiting);
      },
    });
    new Gauge({
      name: 'sahaay_database_connections_most',
      help: 'How many connections to the database this process may have, DATABASE_POOL_SIZE.',
      registers,
      collect() {
        this.set(poolOf(database).options.max ?? Number.NaN);
      },
    });
  }
}
