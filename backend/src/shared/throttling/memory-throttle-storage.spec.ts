import { MemoryThrottleStorage } from './memory-throttle-storage.js';

const { jest } = import.meta;

const HOUR = 3_600_000;

/** The milliseconds of processor time that `calls` hits of new clients take. */
async function cost(storage: MemoryThrottleStorage, from: number, calls: number): Promise<number> {
  const before = process.cpuUsage();
  for (let client = from; client < from + calls; client += 1)
    await storage.increment(`client ${client}`, HOUR, 3, HOUR, 'rest');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('limits counted in memory, under 300,000 clients', () => {
  it('cost no more a hit than under few, and hold no more than a bounded number of clients', async () => {
    const calls = 10_000;
    await cost(new MemoryThrottleStorage(), 0, calls);
    const few = await cost(new MemoryThrottleStorage(), 0, calls);
    const storage = new MemoryThrottleStorage();
    await cost(storage, 0, 300_000 - calls);
    const many = await cost(storage, 300_000 - calls, calls);
    // A sweep of the whole map made this some thousand times as much.
    expect(many).toBeLessThan(10 * few + 20);
    expect(storage.size).toBeLessThanOrEqual(50_000);
  });

  it('still count the last clients exactly, and those of other limits whoever floods one', async () => {
    const storage = new MemoryThrottleStorage();
    const hit = async (client: string, limit: string) =>
      (await storage.increment(client, HOUR, 3, HOUR, limit)).isBlocked;
    for (let count = 0; count < 3; count += 1) expect(await hit('honest', 'signIn')).toBe(false);
    await cost(storage, 0, 300_000);
    expect(await hit('honest', 'signIn')).toBe(true);
    for (const blocked of [false, false, true]) expect(await hit('client 299999', 'rest')).toBe(blocked);
  });

  it('forget windows that ended as others begin', async () => {
    jest.useFakeTimers({ now: 0 });
    const storage = new MemoryThrottleStorage();
    await cost(storage, 0, 1000);
    for (const hours of [1, 2]) {
      jest.setSystemTime(hours * HOUR);
      await cost(storage, hours * 1000, 10);
    }
    jest.useRealTimers();
    expect(storage.size).toBe(20);
  });
});
