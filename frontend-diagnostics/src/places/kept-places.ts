import type { Schema } from '@sahaay/contracts';
import { PERSON_STORAGE } from '@sahaay/contracts/shell';
import type { PlaceFilter } from '@sahaay/contracts/constants';
import { GOOGLE } from './place-words.ts';

/**
 * The kinds of places that are kept. Doctors for a condition are not among them, since which kind of doctor somebody
 * needs is nobody's business.
 */
export type KeptKind = PlaceFilter | 'ambulance';

export interface KeptPlaces {
  readonly places: readonly Schema<'Place'>[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

interface Store {
  readonly userId: string;
  readonly kept: Partial<Record<KeptKind, KeptPlaces>>;
}

const KEY = `${PERSON_STORAGE}places`;
const AT_MOST = 20;
const DAYS_KEPT = 30;

function read(userId: string): Store {
  try {
    const store = JSON.parse(localStorage.getItem(KEY) ?? '') as Store;
    if (store.userId === userId) return store;
  } catch {
    // Nothing kept yet, or no storage.
  }
  return { userId, kept: {} };
}

/**
 * Keeps the places of a search on the device for the time without a connection. They replace those of the same kind.
 * Where the person was and what they typed is not kept, and neither is what is open, which would soon be wrong. Google
 * does not allow its names and addresses to be kept, so they are left out.
 */
export function keepPlaces(userId: string, kind: KeptKind, places: readonly Schema<'Place'>[]): void {
  const lasting = places
    .filter(({ source }) => source !== GOOGLE)
    .slice(0, AT_MOST)
    .map((place) => ({ ...place, openNow: null, closesAt: null, opensAt: null, opensTomorrow: false }));
  if (lasting.length === 0) return;
  const { kept } = read(userId);
  const store: Store = { userId, kept: { ...kept, [kind]: { places: lasting, savedAt: Date.now() } } };
  try {
    localStorage.setItem(KEY, JSON.stringify(store));
  } catch {
    // There is no storage or it is full, so there is nothing to fall back on later.
  }
}

/** What was kept of this kind for this person in the last 30 days. */
export function keptPlaces(userId: string, kind: KeptKind): KeptPlaces | null {
  const found = read(userId).kept[kind];
  return found && Date.now() - found.savedAt < DAYS_KEPT * 86_400_000 ? found : null;
}
