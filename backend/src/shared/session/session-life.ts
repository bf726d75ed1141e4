import { AsyncResource } from 'node:async_hooks';
import type { SessionData, Store } from 'express-session';
import { recordSecurityEvent } from '../security-log/security-log.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long a person stays signed in without coming back, in milliseconds. */
export const SESSION_LIFE = 30 * DAY;
/**
 * The longest a session lasts, however often it is used, in milliseconds: what a thief copied is worth nothing after it, and
 * on a shared phone a forgotten sign-in ends some day. OWASP ASVS 5.0, 7.3.2 asks for such an end; people sign in four times a year.
 */
const SESSION_LONGEST = 90 * DAY;
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
 * One that has lasted its longest is removed when it is read.
 */
export function withLife(store: Store): Store {
  const get = store.get.bind(store);
  const set = store.set.bind(store);
  const touch = store.touch?.bind(store);
  const touchedAt = new Map<string, number>();
  const written = new Map<string, string>();
  store.get = (sessionId, done) => {
    const isOver = AsyncResource.bind((error: unknown, session?: SessionData | null) => {
      if (!session || !hasOutlived(session)) return done(error, session);
      recordSecurityEvent('session_expired', { accountId: session.accountId });
      store.destroy(sessionId, (failure?: unknown) => done(failure));
    });
    get(sessionId, isOver);
  };
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

/** Whether a session has lasted its longest: nobody is signed in by it any more, though a store may still hold it. */
export function hasOutlived({ startedAt }: Pick<SessionData, 'startedAt'>): boolean {
  return Date.now() - startedAt >= SESSION_LONGEST;
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
