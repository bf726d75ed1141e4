import { enter } from '../accounts.js';
import { killApi } from '../kill-api.js';
import { lostPosts, WriteLoad } from '../write-load.js';
import { FAULTS } from './faults.js';
import { Ground } from './ground.js';
import { runFaults } from './matrix.js';

/** `npm run faults` runs them all, and for longer. */
const SHARE = [
  'the network to the database is parted, and nobody is told',
  'the database takes only reads',
  'Redis hangs',
  'the clock jumps an hour ahead',
  'the API is killed while people write, and started anew',
];

describe('while a part of the whole is broken', () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await Ground.start();
  });
  afterAll(() => ground.stop());

  it('replicas whose clocks differ by ten minutes know each other’s sessions, keys and posts', async () => {
    const late = await ground.beside();
    late.send(-600_000);
    const replicas = [ground.url, late.url];
    const ask = (url: string, path: string, cookie: string, init: RequestInit = {}) =>
      fetch(`${url}/api/v1/${path}`, { ...init, headers: { ...init.headers, cookie } });
    const email = 'both@example.org';
    await enter(ground.url, 'signup', email);
    const cookies = await Promise.all(replicas.map((url) => enter(url, 'signin', email)));
    const known = cookies.flatMap((cookie) => replicas.map((url) => ask(url, 'auth/user/whoami', cookie)));
    expect((await Promise.all(known)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);

    const send = (url: string) =>
      ask(url, 'community/posts', cookies[0]!, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': '6f0f7d1e-6b3c-4a83-9c6f-0d9b4a1f2c11' },
        body: JSON.stringify({ content: 'Sent to a clock that is late' }),
      });
    expect([(await send(late.url)).status, (await send(ground.url)).status]).toEqual([201, 201]);
    const lists = await Promise.all(
      replicas.map(async (url) => (await ask(url, 'community/posts?limit=100', cookies[1]!)).text()),
    );
    expect(lists.map((list) => list.split('Sent to a clock that is late').length - 1)).toEqual([1, 1]);

    await ask(late.url, 'auth/user/signout', cookies[0]!, { redirect: 'manual' });
    expect((await ask(ground.url, 'auth/user/whoami', cookies[0]!)).status).toBe(401);
    await late.stop();
  });

  it('help is given, each call is answered, nothing acknowledged is lost, and all is well soon after', async () => {
    const faults = FAULTS.filter(({ name }) => SHARE.includes(name));
    expect(faults).toHaveLength(SHARE.length);
    const rows = await runFaults(ground, faults, 1.5);
    expect(rows.flatMap(({ fault, wrong }) => wrong.map((what) => `${fault}: ${what}`))).toEqual([]);
    // Each fault was felt: where nothing is refused, nothing was broken.
    const refusals = rows.map(({ got, writes }) =>
      [...Object.values(got).map(({ statuses }) => statuses), writes].some((statuses) =>
        [...statuses.keys()].some((status) => status === 503 || status === 'none'),
      ),
    );
    expect(refusals).toEqual([true, true, true, false, true]);
  });

  it('an API that is killed while people write loses nothing that it acknowledged', async () => {
    const load = await WriteLoad.start(ground, 2);
    try {
      for (let round = 0; round < 3; round += 1) expect(await killApi(ground, load)).toBeLessThan(60_000);
      await load.stop();
      expect(load.acknowledged.length).toBeGreaterThan(3);
      expect(await lostPosts(ground, load)).toEqual([]);
    } finally {
      await load.stop();
    }
  });
});
