import type { SessionData, Store } from 'express-session';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long a person stays signed in without coming back, in milliseconds. */
export const SESSION_LIFE = 30 * DAY;
/** A session nobody has come back to yet: a sign-up by a program fills the store no longer than this. */
const UNUSED_LIFE = DAY;

/** Sessions one account may have; of more, those that would end soonest are ended. */
export const SESSIONS_OF_ACCOUNT = 50;
/** Sessions whose last touch or writing is kept in mind; beyond, some are written once more than needed. */
const REMEMBERED = 10_000;

/**
 * Decides how long the sessions of a store live. A new one lives a day until it is used, a used one 30 days from its last
 * use. Each use postpones the end, at most once a minute, so that reading does not cost a write each time. Neither that nor
 * the end of the request that began a session writes the session itself, which would bring one back that was ended meanwhile.
 */
export function withLife(store: Store): Store {
  const set = store.set.bind(store);
  const touch = store.touch?.bind(store);
  const touchedAt = new Map<string, number>();
  const written = new Map<string, string>();
  store.set = (sessionId, session, done) => {
    // express-session writes a new session once more when its first request ends.
    const text = JSON.stringify({ ...session, cookie: null });
    if (written.get(sessionId) === text) return done?.();
    set(sessionId, endingAt(Date.now() + firstLife(session), session), (error?: unknown) => {
      if (!error) remember(written, sessionId, text);
      done?.(error);
    });
  };
  store.touch = (sessionId, session, done) => {
    const now = Date.now();
    if (now - (touchedAt.get(sessionId) ?? 0) < MINUTE) return done?.();
    remember(touchedAt, sessionId, now);
    touch?.(sessionId, session, done);
  };
  return store;
}

function remember<Value>(map: Map<string, Value>, sessionId: string, value: Value): void {
  if (map.size >= REMEMBERED) map.clear();
  map.set(sessionId, value);
}

/** When a session that will end at `endsAt` was last used, to the minute: each use sets the end `SESSION_LIFE` later. */
export function lastSeenAt({ startedAt }: Pick<SessionData, 'startedAt'>, endsAt: Date): Date {
  const lastUse = Math.min(endsAt.getTime() - SESSION_LIFE, Date.now());
  return new Date(Math.max(startedAt, lastUse));
}

function firstLife({ startedAt }: SessionData): number {
  return Date.now() - startedAt < MINUTE ? UNUSED_LIFE : SESSION_LIFE;
}

/** The session as it is kept; stores take its end from its cookie. */
function endingAt(time: number, session: SessionData): SessionData {
  const kept = JSON.parse(JSON.stringify(session)) as SessionData;
  kept.cookie.expires = new Date(time);
  return kept;
}
