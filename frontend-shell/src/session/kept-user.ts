import type { Schema } from '@sahaay/contracts';
import { PERSON_STORAGE } from '@sahaay/contracts/shell';

type User = Schema<'User'>;

/** Sign-out takes it away with everything else of the person. */
const KEY = `${PERSON_STORAGE}user`;
/** The server ends a session that nobody uses for so long. */
const DAYS_KEPT = 30;

interface Kept {
  readonly user: User;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Keeps on the device who is signed in, so that the app opens for them without a network. Only what pages show of a
 * person is kept: no telephone number, no address, and nothing that signs anybody in.
 */
export function keepUser(user: User): void {
  const kept: Kept = { user: { ...user, phone: null, address: null, pfp: null }, at: Date.now() };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the app asks to sign in when there is no network.
  }
}

/** Who was signed in when there was a network last, within the last 30 days; undefined when nobody was. */
export function keptUser(): User | undefined {
  try {
    const { user, at } = JSON.parse(localStorage.getItem(KEY) ?? '') as Kept;
    return Date.now() - at < DAYS_KEPT * 86_400_000 ? user : undefined;
  } catch {
    // Nobody was signed in, or there is no storage.
    return undefined;
  }
}

/** Forgets them when the server says that nobody is signed in. */
export function forgetKeptUser(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage nobody was kept.
  }
}
