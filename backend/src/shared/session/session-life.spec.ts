import { MemoryStore, type SessionData } from 'express-session';
import { hasOutlived, lastSeenAt, withLife } from './session-life.js';

const { jest } = import.meta;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.parse('2026-03-01T12:00:00Z');

/** Keeps sessions in this process, and notes each touch of a session. */
class NotingStore extends MemoryStore {
  readonly touched: string[] = [];

  override touch(sessionId: string, session: SessionData, done?: () => void): void {
    this.touched.push(sessionId);
    super.touch(sessionId, session, done);
  }
}

let kept: NotingStore;
let store: ReturnType<typeof withLife>;
beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'setInterval'],
  });
  kept = new NotingStore();
  store = withLife(kept);
});
afterEach(() => jest.useRealTimers());

const begunAt = (startedAt: number): SessionData => ({
  cookie: { originalMaxAge: null },
  accountId: 'asha',
  epoch: 0,
  startedAt,
  device: '',
});
const touch = (id: string) => new Promise<void>((done) => store.touch!(id, begunAt(NOW), () => done()));
const set = (id: string, session: SessionData) => new Promise<void>((done) => store.set(id, session, () => done()));
const read = (id: string) =>
  new Promise<SessionData | null | undefined>((resolve, reject) =>
    store.get(id, (error, session) => (error ? reject(error as Error) : resolve(session))),
  );

describe('a session that lasts its longest', () => {
  it('is over at 90 days to the millisecond', () => {
    expect(hasOutlived({ startedAt: NOW - 90 * DAY + 1 })).toBe(false);
    expect(hasOutlived({ startedAt: NOW - 90 * DAY })).toBe(true);
  });

  it('is removed when it is read, and nobody else’s is', async () => {
    await set('old', begunAt(NOW - 90 * DAY));
    await set('young', begunAt(NOW - 90 * DAY + 1));
    expect(await read('old')).toBeUndefined();
    expect(await read('young')).toMatchObject({ accountId: 'asha' });
    expect(Object.keys((kept as unknown as { sessions: object }).sessions)).toEqual(['young']);
  });
});

it('a session that was ended is not brought back by the end of the request that began it', async () => {
  await set('a', begunAt(NOW));
  await new Promise<void>((done) => kept.destroy('a', () => done()));
  await set('a', begunAt(NOW));
  expect(await read('a')).toBeUndefined();
  await set('a', { ...begunAt(NOW), epoch: 1 });
  expect(await read('a')).toMatchObject({ epoch: 1 });
});

describe('the use of a session', () => {
  it('postpones its end once a minute', async () => {
    await touch('a');
    jest.setSystemTime(NOW + MINUTE - 1);
    await touch('a');
    await touch('b');
    expect(kept.touched).toEqual(['a', 'b']);
    jest.setSystemTime(NOW + MINUTE);
    await touch('a');
    expect(kept.touched).toEqual(['a', 'b', 'a']);
  });

  it('is kept in mind for ten thousand sessions, no more', async () => {
    for (let id = 0; id < 10_000; id += 1) await touch(String(id));
    await touch('0');
    expect(kept.touched).toHaveLength(10_000);
    await touch('one more');
    await touch('0');
    expect(kept.touched.slice(10_000)).toEqual(['one more', '0']);
  });

  it.each([
    ['was never used', NOW - MINUTE + 1, DAY],
    ['has been used for a minute', NOW - MINUTE, 30 * DAY],
  ])('decides how long one lives that %s', async (_, startedAt, life) => {
    await set('a', begunAt(startedAt));
    expect(new Date((await read('a'))!.cookie.expires!)).toEqual(new Date(NOW + life));
  });

  it('is told as the last: never after now, never before the session began', () => {
    const endsIn = (days: number) => new Date(NOW + days * DAY);
    expect(lastSeenAt({ startedAt: NOW - 9 * DAY }, endsIn(25))).toEqual(endsIn(-5));
    expect(lastSeenAt({ startedAt: NOW - 9 * DAY }, endsIn(31))).toEqual(endsIn(0));
    expect(lastSeenAt({ startedAt: NOW - 9 * DAY }, endsIn(1))).toEqual(endsIn(-9));
  });
});
