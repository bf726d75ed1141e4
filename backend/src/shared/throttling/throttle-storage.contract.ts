import { randomUUID } from 'node:crypto';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { until } from '../../testing/until.js';

const MINUTE = 60_000;

/**
 * A storage under test, and another one for the same counts. Where each process counts for itself, both are the same.
 */
export interface StorageUnderTest {
  readonly storage: ThrottlerStorage;
  readonly replica: ThrottlerStorage;
}

/** The tests that every storage of limits passes. */
export function throttleStorageContract(name: string, underTest: () => StorageUnderTest): void {
  describe(`limits counted in ${name}`, () => {
    const hit = (key: string, { limit = 3, window = MINUTE, limitName = 'rest', on = underTest().storage } = {}) =>
      on.increment(key, window, limit, window, limitName);

    it('let through as many as they say, then nothing, and say for how long', async () => {
      const key = randomUUID();
      const hits = [await hit(key), await hit(key), await hit(key), await hit(key), await hit(key)];
      expect(hits.map(({ isBlocked }) => isBlocked)).toEqual([false, false, false, true, true]);
      expect(hits.slice(0, 4).map(({ totalHits }) => totalHits)).toEqual([1, 2, 3, 4]);
      for (const { timeToExpire } of hits.slice(0, 4)) expect(timeToExpire).toBeGreaterThan(0);
      for (const { timeToBlockExpire } of hits.slice(3)) {
        expect(timeToBlockExpire).toBeGreaterThan(0);
        expect(timeToBlockExpire).toBeLessThanOrEqual(60);
      }
    });

    it('count each client and each kind of call for itself', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      for (const key of [one, one, one]) await hit(key);
      expect((await hit(other)).isBlocked).toBe(false);
      expect((await hit(one, { limitName: 'posts' })).isBlocked).toBe(false);
      expect((await hit(one)).isBlocked).toBe(true);
    });

    it('let through as many as they say also when all come at once', async () => {
      const key = randomUUID();
      const hits = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          hit(key, { on: index % 2 ? underTest().storage : underTest().replica }),
        ),
      );
      expect(hits.filter(({ isBlocked }) => !isBlocked)).toHaveLength(3);
    });

    it('begin anew when their time is over', async () => {
      const key = randomUUID();
      const window = 3000;
      await hit(key, { window, limit: 1 });
      expect((await hit(key, { window, limit: 1 })).isBlocked).toBe(true);
      const over = Date.now() + window + 50;
      await until(() => Date.now() > over);
      expect((await hit(key, { window, limit: 1 })).isBlocked).toBe(false);
    });

    it('hold for every replica', async () => {
      const key = randomUUID();
      const { storage, replica } = underTest();
      for (const on of [storage, replica, storage]) await hit(key, { on });
      expect((await hit(key, { on: replica })).isBlocked).toBe(true);
    });
  });
}
