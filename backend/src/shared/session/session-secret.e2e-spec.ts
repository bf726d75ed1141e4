import type { DataSource } from 'typeorm';
import { openDataSource } from '../../data-source.js';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.js';
import { SessionSecret } from './session-secret.js';

describe('the secret of an installation', () => {
  let own: TestDatabase;
  let database: DataSource;
  beforeAll(async () => {
    own = await cloneDatabase();
    database = await openDataSource(own.url, 4);
  });
  afterAll(async () => {
    await database.destroy();
    await own.drop();
  });

  // ASVS 11.5.1
  it('is the one of the settings, or else made once, as long as a key, for all replicas', async () => {
    const [first, second] = await Promise.all([
      SessionSecret.of(undefined, database),
      SessionSecret.of(undefined, database),
    ]);
    expect(Buffer.from(first.value, 'base64url')).toHaveLength(32);
    expect(second.value).toBe(first.value);
    expect((await SessionSecret.of('of the settings', database)).value).toBe('of the settings');
    expect((await SessionSecret.of(undefined, database)).value).toBe(first.value);
  });

  // ASVS 9.2.2, 9.2.4, 11.4.4
  it('stands for a text in 128 bits: the same each time, another for each purpose, text and secret', async () => {
    const secret = await SessionSecret.of('one', database);
    const other = await SessionSecret.of('two', database);
    const hash = secret.hash('email', 'asha@example.org');
    expect(hash).toMatch(/^[\w-]{22}$/);
    expect(secret.hash('email', 'asha@example.org')).toBe(hash);
    expect(secret.isHash(hash, 'email', 'asha@example.org')).toBe(true);
    const others = [
      secret.hash('address', 'asha@example.org'),
      secret.hash('email', 'ravi@example.org'),
      other.hash('email', 'asha@example.org'),
    ];
    expect(new Set([hash, ...others]).size).toBe(4);
    for (const wrong of [...others, '', hash.slice(1)])
      expect(secret.isHash(wrong, 'email', 'asha@example.org')).toBe(false);
  });

  // ASVS 11.2.2, 13.3.4
  it('signs with one secret, and takes what the other signed, while it is changed', () => {
    const before = new SessionSecret('old');
    const changed = new SessionSecret('new', 'old');
    expect(changed.hash('email', 'asha')).toBe(new SessionSecret('new').hash('email', 'asha'));
    expect(changed.isHash(before.hash('email', 'asha'), 'email', 'asha')).toBe(true);
    expect(new SessionSecret('new').isHash(before.hash('email', 'asha'), 'email', 'asha')).toBe(false);
  });
});
