import type { ThrottlerStorage } from '@nestjs/throttler';

/** Windows kept before those that ended are swept out. */
const SWEEP_AT = 20_000;

interface Window {
  hits: number;
  endsAt: number;
}

/** Fixed windows in memory, for a single process. Memory stays bounded by the clients of one window. */
export class MemoryThrottleStorage implements ThrottlerStorage {
  private readonly windows = new Map<string, Window>();

  /** @param ttl length of a window in milliseconds. The answer's times are in seconds. */
  async increment(key: string, ttl: number, limit: number, _blockDuration: number, name: string) {
    const now = Date.now();
    if (this.windows.size >= SWEEP_AT) this.sweep(now);
    const id = `${name}:${key}`;
    const open = this.windows.get(id);
    const window = open && open.endsAt > now ? open : { hits: 0, endsAt: now + ttl };
    if (window !== open) this.windows.set(id, window);
    window.hits += 1;
    const seconds = Math.ceil((window.endsAt - now) / 1000);
    const isBlocked = window.hits > limit;
    return { totalHits: window.hits, timeToExpire: seconds, isBlocked, timeToBlockExpire: isBlocked ? seconds : 0 };
  }

  private sweep(now: number): void {
    for (const [id, window] of this.windows) if (window.endsAt <= now) this.windows.delete(id);
  }
}
