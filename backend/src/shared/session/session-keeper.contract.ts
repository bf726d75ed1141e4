import { randomUUID } from 'node:crypto';
import session, { type SessionData } from 'express-session';
import { later } from '../../testing/moved-clock.js';
import type { SessionKeeper } from './session-keeper.port.js';
import { lastSeenAt, SESSION_LIFE, SESSIONS_OF_ACCOUNT } from './session-life.js';

const DAY = 24 * 3600 * 1000;

/** A keeper under test, and a way to let time pass for its sessions. */
export interface KeeperUnderTest {
  readonly keeper: SessionKeeper;
  /** Another keeper of the same sessions. */
  readonly replica: SessionKeeper;
  /** Makes every kept session older by `milliseconds`. */
  age(milliseconds: number): Promise<void>;
}

/** The tests that every `SessionKeeper` passes. */
export function sessionKeeperContract(name: string, underTest: () => KeeperUnderTest): void {
  describe(`sessions kept in ${name}`, () => {
    const keeper = () => underTest().keeper;
    const account = () => randomUUID();
    const data = (accountId: string, device = 'Chrome on Android'): SessionData => ({
      cookie: Object.assign(new session.Cookie(), { maxAge: SESSION_LIFE }),
      accountId,
      epoch: 0,
      startedAt: Date.now(),
      device,
    });
    const settled = (start: (done: (error?: unknown) => void) => void) =>
      new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
    const save = (id: string, kept: SessionData) => settled((done) => keeper().store.set(id, kept, done));
    const use = (id: string, kept: SessionData, on = keeper()) =>
      settled((done) => on.store.touch!(id, { ...kept, cookie: data('').cookie }, done));
    const read = (id: string) =>
      new Promise<SessionData | null | undefined>((resolve, reject) =>
        keeper().store.get(id, (error, kept) => (error ? reject(error as Error) : resolve(kept))),
      );
    const begin = async (accountId: string, device?: string) => {
      const id = randomUUID();
      const kept = data(accountId, device);
      await save(id, kept);
      await keeper().remember(accountId, id);
      return { id, kept };
    };
    const idsOf = async (accountId: string) => (await keeper().list(accountId)).map(({ id }) => id).toSorted();

    it('are read as they were saved', async () => {
      const asha = account();
      const { id, kept } = await begin(asha);
      expect(await read(id)).toMatchObject({
        accountId: asha,
        epoch: 0,
        startedAt: kept.startedAt,
        device: 'Chrome on Android',
      });
      expect(await read(randomUUID())).toBeFalsy();
    });

    it('are listed for their account alone, with what they hold', async () => {
      const [asha, ravi] = [account(), account()];
      const phone = await begin(asha, 'Chrome on Android');
      const desk = await begin(asha, 'Firefox on Linux');
      const other = await begin(ravi);
      expect(await idsOf(asha)).toEqual([phone.id, desk.id].toSorted());
      const [only] = await keeper().list(ravi);
      expect(only).toMatchObject({ id: other.id, data: { accountId: ravi, startedAt: other.kept.startedAt } });
      expect(await keeper().list(account())).toEqual([]);
    });

    it('end one by one', async () => {
      const asha = account();
      const [ended, stays] = [await begin(asha), await begin(asha)];
      await settled((done) => keeper().store.destroy(ended.id, done));
      expect(await read(ended.id)).toBeFalsy();
      expect(await idsOf(asha)).toEqual([stays.id]);
    });

    it('are not brought back by a request that was under way when they ended', async () => {
      const asha = account();
      const { id, kept } = await begin(asha);
      await settled((done) => keeper().store.destroy(id, done));
      await use(id, kept);
      await save(id, kept);
      expect(await read(id)).toBeFalsy();
      expect(await idsOf(asha)).toEqual([]);
    });

    it('all end together, and those of others go on', async () => {
      const [asha, ravi] = [account(), account()];
      const mine = [await begin(asha), await begin(asha)];
      const other = await begin(ravi);
      await keeper().endAll(asha);
      for (const { id } of mine) expect(await read(id)).toBeFalsy();
      expect(await idsOf(asha)).toEqual([]);
      expect(await idsOf(ravi)).toEqual([other.id]);
    });

    it('end after a day when nobody ever used them', async () => {
      const asha = account();
      const { id } = await begin(asha);
      await underTest().age(DAY - 60_000);
      expect(await idsOf(asha)).toEqual([id]);
      await underTest().age(61_000);
      expect(await read(id)).toBeFalsy();
      expect(await idsOf(asha)).toEqual([]);
    });

    it('end 30 days after their last use, and say when that was', async () => {
      const asha = account();
      const { id, kept } = await begin(asha);
      await use(id, kept);
      await underTest().age(29 * DAY);
      const [listed] = await keeper().list(asha);
      const seen = lastSeenAt({ startedAt: 0 }, listed!.endsAt).getTime();
      expect(Math.abs(Date.now() - 29 * DAY - seen)).toBeLessThan(10_000);
      await underTest().age(DAY + 1000);
      expect(await idsOf(asha)).toEqual([]);
      expect(await read(id)).toBeFalsy();
    });

    it('end 90 days after they began, however often they are used, and do not come back', async () => {
      const asha = account();
      const { id, kept } = await begin(asha);
      await use(id, kept);
      for (const days of [20, 40, 60, 80]) {
        await later(days * DAY, async () => {
          expect(await read(id)).toMatchObject({ accountId: asha });
          await use(id, kept);
        });
      }
      await later(90 * DAY - 60_000, async () => expect(await idsOf(asha)).toEqual([id]));
      await later(90 * DAY + 1000, async () => {
        expect(await idsOf(asha)).toEqual([]);
        expect(await read(id)).toBeFalsy();
      });
      expect(await read(id)).toBeFalsy();
      expect(await idsOf(asha)).toEqual([]);
    });

    it('are still listed when use has kept them for longer than 30 days', async () => {
      const asha = account();
      const { id, kept } = await begin(asha);
      await use(id, kept);
      await underTest().age(20 * DAY);
      await use(id, kept, underTest().replica);
      await underTest().age(20 * DAY);
      expect(await idsOf(asha)).toEqual([id]);
    });

    it('are written once a minute at most, however often they are used', async () => {
      const asha = account();
      const { id, kept } = await begin(asha);
      await use(id, kept);
      await underTest().age(5 * DAY);
      await use(id, kept);
      const [listed] = await keeper().list(asha);
      expect(listed!.endsAt.getTime()).toBeLessThan(Date.now() + 26 * DAY);
    });

    it(`are at most ${SESSIONS_OF_ACCOUNT} an account: those that would end first make room, never the new one`, async () => {
      const asha = account();
      const oldest = await begin(asha);
      await underTest().age(2000);
      for (let count = 0; count < SESSIONS_OF_ACCOUNT - 1; count += 1) await begin(asha);
      expect(await keeper().list(asha)).toHaveLength(SESSIONS_OF_ACCOUNT);
      const newest = await begin(asha);
      const ids = await idsOf(asha);
      expect(ids).toHaveLength(SESSIONS_OF_ACCOUNT);
      expect(ids).toContain(newest.id);
      expect(ids).not.toContain(oldest.id);
    });

    it('can be reached', async () => {
      await expect(keeper().ping()).resolves.toBeUndefined();
    });
  });
}
