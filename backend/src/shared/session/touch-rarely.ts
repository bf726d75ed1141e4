import type { Store } from 'express-session';

const MINUTE = 60_000;
/** Sessions whose last touch is kept in mind; beyond, some are touched once more than needed. */
const REMEMBERED = 10_000;

/** Makes a store extend a session's life at most once a minute, so that reading does not cost a write each time. */
export function touchRarely(store: Store): Store {
  const touch = store.touch?.bind(store);
  if (!touch) return store;
  const touchedAt = new Map<string, number>();
  store.touch = (sessionId, session, done) => {
    const now = Date.now();
    if (now - (touchedAt.get(sessionId) ?? 0) < MINUTE) return done?.();
    if (touchedAt.size >= REMEMBERED) touchedAt.clear();
    touchedAt.set(sessionId, now);
    touch(sessionId, session, done);
  };
  return store;
}
