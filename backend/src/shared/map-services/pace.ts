import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { ServiceHindered } from '../resilience/outside-service.js';

/** A call that would have to wait longer than this for its turn gives up, milliseconds. */
const LONGEST_WAIT = 5000;

/** The terms of the public servers of OpenStreetMap allow one request a second for the whole application; milliseconds. */
export const PUBLIC_SERVERS_INTERVAL = 1000;

/**
 * Lets a service be asked once in a while by the whole deployment: all replicas take turns in PostgreSQL, which
 * they share in any case.
 */
export class Pace {
  constructor(
    private readonly database: DataSource,
    /** Milliseconds between two requests. */
    private readonly interval: number,
  ) {}

  /** Waits for the next turn. @throws ServiceHindered when too many wait already */
  async turn(service: string, signal: AbortSignal): Promise<void> {
    const [turn]: { wait: number }[] = await this.database.query(
      `INSERT INTO outside_pace AS pace (service, next_at) VALUES ($1, clock_timestamp() + $2 * interval '1 ms')
       ON CONFLICT (service) DO UPDATE
         SET next_at = greatest(pace.next_at, clock_timestamp()) + $2 * interval '1 ms'
         WHERE pace.next_at < clock_timestamp() + $3 * interval '1 ms'
       RETURNING extract(epoch FROM next_at - clock_timestamp())::float8 * 1000 - $2 AS wait`,
      [service, this.interval, LONGEST_WAIT],
    );
    if (!turn) throw new ServiceHindered(service, 'busy');
    if (turn.wait > 0) await pause(turn.wait, undefined, { signal });
  }
}
