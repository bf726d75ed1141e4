import type { ThrottlerStorage } from '@nestjs/throttler';

/** A generation of a limit holds this many clients, and two generations are kept; together they take some 8 MB. */
const CLIENTS = 25_000;

interface Window {
  hits: number;
  readonly endsAt: number;
}

/** Counts fixed windows in memory, for a single process. Their memory is bounded, and no hit pays for clearing up. */
export class MemoryThrottleStorage implements ThrottlerStorage {
  private readonly limits = new Map<string, Generations>();

  /** @param ttl the length of a window in milliseconds, one for each name; the times of the answer are in seconds */
  async increment(key: string, ttl: number, limit: number, _blockDuration: number, name: string) {
    const now = Date.now();
    const generations = this.limits.get(name) ?? new Generations();
    this.limits.set(name, generations);
    const window = generations.windowOf(key, now, ttl);
    window.hits += 1;
    const seconds = Math.ceil((window.endsAt - now) / 1000);
    const isBlocked = window.hits > limit;
    return { totalHits: window.hits, timeToExpire: seconds, isBlocked, timeToBlockExpire: isBlocked ? seconds : 0 };
  }

  /** The number of windows that are kept, open and ended ones. */
  get size(): number {
    return [...this.limits.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

/**
 * Keeps the windows of one limit in a younger and an older generation. Once the younger one is as old as a window is
 * long, every window in the older one has ended, so the older one is dropped as a whole and the younger takes its
 * place. When more clients come meanwhile than a generation holds, the clients that came first are forgotten in the
 * same way.
 */
class Generations {
  private younger = new Map<string, Window>();
  private older = new Map<string, Window>();
  private begunAt = 0;

  windowOf(key: string, now: number, ttl: number): Window {
    const kept = this.younger.get(key) ?? this.older.get(key);
    if (kept && kept.endsAt > now) return kept;
    if (this.younger.size >= CLIENTS || now - this.begunAt >= ttl) {
      this.older = this.younger;
      this.younger = new Map();
      this.begunAt = now;
    }
    const fresh = { hits: 0, endsAt: now + ttl };
    this.younger.set(key, fresh);
    return fresh;
  }

  get size(): number {
    return this.younger.size + this.older.size;
  }
}
