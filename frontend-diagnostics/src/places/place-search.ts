import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { ApiClient, Schema } from '@sahaay/contracts';
import type { PlaceFilter } from '@sahaay/contracts/constants';
import { geocode, searchNearby } from '../care-api.ts';
import { formatCoordinates, parseCoordinates, type Coordinates } from './coordinates.ts';
import { devicePosition } from './device-position.ts';

export type LocationProblem = 'location.empty' | 'location.notFound' | 'location.denied';

/** What is looked for: a filter of the Nearby page, or ambulances. */
type Wanted = { readonly filter: PlaceFilter } | { readonly name: 'ambulance' };

export interface Found {
  readonly places: readonly Schema<'Place'>[];
  readonly wanted: Wanted;
  readonly at: Coordinates;
  /** What the person had in the location box. */
  readonly label: string;
}

export interface PlaceSearch {
  location: string;
  problem: LocationProblem | null;
  stage: 'idle' | 'locating' | 'searching';
  /** Places of the last search that answered; kept while a new one runs and when it fails. */
  found: Found | null;
  failed: boolean;
  setLocation(location: string): void;
  fillInPosition(): Promise<void>;
  search(api: ApiClient, wanted: Wanted): Promise<void>;
  forget(): void;
}

/** The coordinates of what was typed, or null when they cannot be had: for every reason the specification has one sentence. */
async function locate(api: ApiClient, text: string): Promise<Coordinates | null> {
  const typed = parseCoordinates(text);
  if (typed === 'out_of_range') return null;
  if (typed) return typed;
  return geocode(api, text).catch(() => null);
}

const empty = { location: '', problem: null, stage: 'idle', found: null, failed: false } as const;

/** One search page's state. It lives in memory only, for as long as the tab does. */
export function createPlaceSearch(): UseBoundStore<StoreApi<PlaceSearch>> {
  // Only the latest search may speak: a slow answer never replaces that of a newer question.
  let latest = 0;

  return create<PlaceSearch>((set, get) => ({
    ...empty,

    setLocation: (location) => set({ location, problem: null }),

    async fillInPosition() {
      const turn = ++latest;
      set({ stage: 'locating', problem: null });
      try {
        const position = await devicePosition();
        if (turn === latest) set({ stage: 'idle', location: formatCoordinates(position) });
      } catch {
        if (turn === latest) set({ stage: 'idle', problem: 'location.denied' });
      }
    },

    async search(api, wanted) {
      const label = get().location.trim();
      if (!label) {
        set({ problem: 'location.empty' });
        return;
      }
      const turn = ++latest;
      set({ stage: 'searching', problem: null, failed: false });
      const at = await locate(api, label);
      if (turn !== latest) return;
      if (!at) {
        set({ stage: 'idle', problem: 'location.notFound' });
        return;
      }
      try {
        const places = await searchNearby(api, at, wanted);
        if (turn === latest) set({ stage: 'idle', found: { places, wanted, at, label } });
      } catch {
        if (turn === latest) set({ stage: 'idle', failed: true });
      }
    },

    forget() {
      latest += 1;
      set(empty);
    },
  }));
}
