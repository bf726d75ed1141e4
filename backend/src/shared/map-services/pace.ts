import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { ServiceHindered } from '../resilience/outside-service.js';

/** A call that would wait for its turn longer than this gives up, in milliseconds. */
const LONGEST_WAIT = 5000;

/**
 * The public servers of OpenStreetMap allow the whole application one request a second; this is the interval in
 * milliseconds.
 */
export const PUBLIC_SERVERS_INTERVAL = 1000;

/**
 * Makes the whole deployment ask a service only once in a while. The replicas take turns in PostgreSQL, which all of
 * them share.
 */
export class Pace {
  constructor(
    private readonly database: DataSource,
    /** The milliseconds between two requests. */
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
