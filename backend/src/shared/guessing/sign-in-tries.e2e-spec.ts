import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { readConfig } from '../../config.js';
import { openDataSource } from '../../data-source.js';
import { freezeClock } from '../../testing/frozen-clock.js';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.js';
import type { DomainError } from '../errors.js';
import { SessionSecret } from '../session/session-secret.js';
import { ONE_ACCOUNT, ONE_GUESSER, ONE_NETWORK } from './guess-rule.js';
import { SignInTries, type Guesser } from './sign-in-tries.js';

let own: TestDatabase;
let database: DataSource;
let tries: SignInTries;
let secret: SessionSecret;
beforeAll(async () => {
  own = await cloneDatabase();
  await freezeClock(own.url);
  database = await openDataSource(own.url, 10);
  secret = await SessionSecret.of(undefined, database);
  tries = new SignInTries(database, secret, readConfig({}));
});
afterAll(async () => {
  await database.destroy();
  await own.drop();
});

const stranger = (given: Partial<Guesser> = {}): Guesser => ({
  emailKey: `${randomUUID()}@example.org`,
  network: randomUUID(),
  ...given,
});

/** Makes this many tries one after the other. For each it answers that it was heard, or the seconds to wait. */
async function outcomes(count: number, guesser: (index: number) => Guesser, on = tries): Promise<('heard' | number)[]> {
  const all: ('heard' | number)[] = [];
  for (let index = 0; index < count; index += 1) all.push(await outcome(guesser(index), on));
  return all;
}

async function outcome(guesser: Guesser, on = tries): Promise<'heard' | number> {
  return on.count(guesser).then(
    () => 'heard' as const,
    (error: DomainError) => {
      expect(error.reason).toBe('too_many_attempts');
      return error.retryAfter!;
    },
  );
}

/** Lets time pass for all tries that are remembered. */
const pass = (seconds: number) =>
  database.query(
    `update sign_in_try set not_before = not_before - $1 * interval '1 second', forgotten_at = forgotten_at - $1 * interval '1 second'`,
    [seconds],
  );

describe('tries to sign in', () => {
  it('are delayed from the fifth on, longer each time, and a refused one makes it no longer', async () => {
    const guesser = stranger();
    expect(await outcomes(8, () => guesser)).toEqual(['heard', 'heard', 'heard', 'heard', 'heard', 1, 1, 1]);
    for (const delay of [2, 4, 8, 16]) {
      await pass(delay / 2);
      expect(await outcomes(2, () => guesser)).toEqual(['heard', delay]);
    }
  });

  it('are as many when they come all at once, over several replicas', async () => {
    const guesser = stranger();
    const replica = new SignInTries(database, secret, readConfig({}));
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) => outcome(guesser, index % 2 ? tries : replica)),
    );
    expect(all.filter((result) => result === 'heard')).toHaveLength(ONE_GUESSER.free);
  });

  it.each([
    ['0.001', 1],
    ['0.3', 2],
    ['2', 10],
  ])('are free as often as the scale %s says: %i times', async (scale, free) => {
    const scaled = new SignInTries(database, secret, readConfig({ THROTTLE_SCALE: scale }));
    const guesser = stranger();
    const all = await outcomes(free + 1, () => guesser, scaled);
    expect(all).toEqual([...Array<string>(free).fill('heard'), 1]);
  });

  it('at one account from many networks are delayed too, by a minute at most', async () => {
    const account = stranger();
    const from = (network: number) => ({ ...account, network: String(network) });
    const all = await outcomes(ONE_ACCOUNT.free + 1, from);
    expect(all.slice(-2)).toEqual(['heard', 1]);
    for (let round = 0; round < 20; round += 1) {
      await pass(61);
      expect(await outcome(from(100 + round))).toBe('heard');
    }
    expect(await outcome(from(200))).toBeLessThanOrEqual(60);
  });

  it('of a browser that the account knows are counted apart: strangers cannot hold back the owner', async () => {
    const account = stranger();
    await outcomes(30, (network) => ({ ...account, network: String(network) }));
    const owner = { ...account, browser: randomUUID() };
    expect(await outcomes(6, () => owner)).toEqual(['heard', 'heard', 'heard', 'heard', 'heard', 1]);
    expect(await outcome({ ...account, browser: randomUUID() })).toBe('heard');
  });

  it('at many accounts from one network are delayed', async () => {
    const network = randomUUID();
    const all = await outcomes(ONE_NETWORK.free + 1, () => stranger({ network }));
    expect(all.slice(-2)).toEqual(['heard', 1]);
    expect(await outcome(stranger())).toBe('heard');
  });

  it('that succeed leave nothing of themselves, and forgive what this guesser tried before, but not what others tried', async () => {
    const account = stranger();
    await outcomes(ONE_ACCOUNT.free - 2, (network) => ({ ...account, network: String(network) }));
    const owner = { ...account, network: randomUUID() };
    await tries.count(owner);
    await tries.succeeded(await tries.count(owner));
    expect(await outcomes(2, () => ({ ...account, network: randomUUID() }))).toEqual(['heard', 1]);
    await pass(1);
    expect(await outcome(owner)).toBe('heard');
  });

  it('from a network are not made up for by entering an account of one’s own', async () => {
    const network = randomUUID();
    const mine = stranger({ network });
    let heard = 0;
    for (let round = 0; round < ONE_NETWORK.free + 20; round += 1) {
      await tries.count(mine).then(
        (counted) => tries.succeeded(counted),
        () => undefined,
      );
      if ((await outcome(stranger({ network }))) === 'heard') heard += 1;
    }
    expect(heard).toBe(ONE_NETWORK.free);
  });

  it('that could not be checked do not count', async () => {
    const guesser = stranger();
    for (let round = 0; round < 10; round += 1) await tries.gaveUp(await tries.count(guesser));
    expect(await outcomes(6, () => guesser)).toEqual(['heard', 'heard', 'heard', 'heard', 'heard', 1]);
  });

  it('at an account can be forgotten together', async () => {
    const account = stranger();
    await outcomes(30, (network) => ({ ...account, network: String(network % 3) }));
    await tries.forget(account.emailKey);
    expect(await outcomes(2, (network) => ({ ...account, network: String(network) }))).toEqual(['heard', 'heard']);
  });
});

describe('what is kept of tries', () => {
  it('holds neither emails nor addresses nor browsers', async () => {
    await tries.count({ emailKey: 'asha@example.org', network: '203.0.113.7', browser: undefined });
    await tries.count({ emailKey: 'asha@example.org', network: '203.0.113.7', browser: 'number-of-browser' });
    const rows = JSON.stringify(await database.query('select * from sign_in_try'));
    expect(rows).not.toMatch(/asha|example|203\.0|number-of/);
  });

  it('is removed once it is forgotten', async () => {
    await outcomes(10, () => stranger());
    await pass(30 * 24 * 3600);
    await tries.removeForgotten();
    expect(await database.query('select * from sign_in_try')).toEqual([]);
  });

  it('is bounded: of too many rows those of persistent guessers stay', async () => {
    const persistent = stranger();
    await outcomes(6, () => persistent);
    await outcomes(10, () => stranger());
    await tries.removeForgotten(5);
    expect(await database.query('select * from sign_in_try')).toHaveLength(5);
    expect(await outcome(persistent)).toBe(1);
  });
});
