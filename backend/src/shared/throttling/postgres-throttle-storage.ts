import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { DataSource } from 'typeorm';

/**
 * Counts fixed windows in PostgreSQL. It is slower than the other storages, but a restart forgets nothing and every
 * replica counts together.
 */
@Injectable()
export class PostgresThrottleStorage implements ThrottlerStorage {
  constructor(private readonly database: DataSource) {}

  /** @param ttl the length of a window in milliseconds; the times of the answer are in seconds */
  async increment(key: string, ttl: number, limit: number, _blockDuration: number, name: string) {
    const [window] = await this.database.query<{ hits: number; seconds: number }[]>(
      `insert into throttle_window as open (key, hits, ends_at) values ($1, 1, now() + $2 * interval '1 millisecond')
       on conflict (key) do update set
         hits = case when open.ends_at > now() then open.hits + 1 else 1 end,
         ends_at = case when open.ends_at > now() then open.ends_at else excluded.ends_at end
       returning hits, ceil(extract(epoch from ends_at - now()))::int as seconds`,
      [`${name}:${key}`, ttl],
    );
    const { hits, seconds } = window!;
    const isBlocked = hits > limit;
    return { totalHits: hits, timeToExpire: seconds, isBlocked, timeToBlockExpire: isBlocked ? seconds : 0 };
  }

  async removeEnded(): Promise<void> {
    await this.database.query('delete from throttle_window where ends_at <= now()');
  }
}
