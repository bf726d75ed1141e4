import { AsyncResource } from 'node:async_hooks';
import type { SessionData, Store } from 'express-session';
import { recordSecurityEvent } from '../security-log/security-log.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** A person stays signed in for this long without coming back, in milliseconds. */
export const SESSION_LIFE = 30 * DAY;
/**
 * A session lasts this long at most, in milliseconds, however often it is used. After that, a stolen session is
 * worthless, and a forgotten sign-in on a shared phone ends. OWASP ASVS 5.0, 7.3.2 asks for such an end. People sign in
 * again four times a year.
 */
const SESSION_LONGEST = 90 * DAY;
/**
 * A session that nobody has come back to yet lives this long, so that programs that sign up fill the store no longer.
 */
const UNUSED_LIFE = DAY;

/** An account may have this many sessions. When it has more, those that would end soonest are ended. */
export const SESSIONS_OF_ACCOUNT = 50;
/**
 * The last touch or writing of this many sessions is remembered. Beyond that, some sessions are written once more than
 * needed.
 */
const REMEMBERED = 10_000;

/**
 * Decides how long the sessions of a store live. A new session lives for a day until it is used; a used one lives for
 * 30 days from its last use. Each use postpones the end, at most once a minute, so that reading does not cost a write
 * each time. Neither this nor the end of the request that began a session writes the session itself, since that would
 * bring back a session that was ended meanwhile. A session that has lasted its longest is removed when it is read.
 */
export function withLife(store: Store): Store {
  const get = store.get.bind(store);
  const set = store.set.bind(store);
  const touch = store.touch?.bind(store);
  const uses = new OncePerMinute();
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
    // express-session writes a new session a second time when its first request ends.
    const text = JSON.stringify({ ...session, cookie: null });
    if (written.get(sessionId) === text) return done?.();
    set(sessionId, endingAt(Date.now() + firstLife(session), session), (error?: unknown) => {
      if (!error) remember(written, sessionId, text);
      done?.(error);
    });
  };
  store.touch = (sessionId, session, done) => {
    if (!uses.isDue(sessionId)) return done?.();
    touch?.(sessionId, session, done);
  };
  return store;
}

/** Tells of each session when what its use brings about is due: once a minute. */
export class OncePerMinute {
  private readonly doneAt = new Map<string, number>();

  /** Whether it is a minute ago or more that this was asked of the session and was so. */
  isDue(sessionId: string): boolean {
    const now = Date.now();
    if (now - (this.doneAt.get(sessionId) ?? 0) < MINUTE) return false;
    remember(this.doneAt, sessionId, now);
    return true;
  }
}

function remember<Value>(map: Map<string, Value>, sessionId: string, value: Value): void {
  if (map.size >= REMEMBERED) map.clear();
  map.set(sessionId, value);
}

/** Whether a session has lasted its longest. Nobody is signed in by it any more, though a store may still hold it. */
export function hasOutlived({ startedAt }: Pick<SessionData, 'startedAt'>): boolean {
  return Date.now() - startedAt >= SESSION_LONGEST;
}

/**
 * The moment, to the minute, at which a session that will end at `endsAt` was last used. Each use sets the end
 * `SESSION_LIFE` later.
 */
export function lastSeenAt({ startedAt }: Pick<SessionData, 'startedAt'>, endsAt: Date): Date {
  const lastUse = Math.min(endsAt.getTime() - SESSION_LIFE, Date.now());
  return new Date(Math.max(startedAt, lastUse));
}

function firstLife({ startedAt }: SessionData): number {
  return Date.now() - startedAt < MINUTE ? UNUSED_LIFE : SESSION_LIFE;
}

/** The session in the form in which it is stored. Stores read its end from its cookie. */
function endingAt(time: number, session: SessionData): SessionData {
  const kept = JSON.parse(JSON.stringify(session)) as SessionData;
  kept.cookie.expires = new Date(time);
  return kept;
}
