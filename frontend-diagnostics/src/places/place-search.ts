import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { ApiError, type Schema } from '@sahaay/contracts';
import type { PlaceFilter } from '@sahaay/contracts/constants';
import type { ShellServices } from '@sahaay/contracts/shell';
import { forgetWithPerson } from '../memory.ts';
import { parseCoordinates, type Coordinates } from './coordinates.ts';
import { keepPlaces, keptPlaces, type KeptKind } from './kept-places.ts';
import { geocode } from './geocode.ts';
import { tellProblem, useLocation } from './location.ts';
import { searchNearby, type PlacesAnswer } from './search-nearby.ts';

export interface Found {
  readonly kind: KeptKind;
  readonly places: readonly Schema<'Place'>[];
  /** The moment at which they were found, in milliseconds since 1970. */
  readonly savedAt: number;
  /**
   * The position that was searched around, whether it is only the middle of a town, and what stood in the location box;
   * null for places kept on the device.
   */
  readonly around:
    | (Omit<PlacesAnswer, 'places'> & { readonly at: Coordinates; readonly isRough: boolean; readonly label: string })
    | null;
}

export interface PlaceSearch {
  stage: 'idle' | 'searching';
  /** The places of the last search that answered. They stay while a new search runs and when it fails. */
  found: Found | null;
  failed: boolean;
  /** True when nobody pressed for the latest search, so that the page must not move to what it brings. */
  isQuiet: boolean;
  search(services: ShellServices, kind: KeptKind, how?: 'quietly'): Promise<void>;
}

type Api = ShellServices['api'];

/**
 * The coordinates of what was typed, or null when they cannot be had. The specification has one sentence for all such
 * answers.
 *
 * @throws ApiError of the kind `offline`, since no place is unknown because nobody could be asked
 */
async function locate(api: Api, text: string): Promise<(Coordinates & { readonly approximate: boolean }) | null> {
  const typed = parseCoordinates(text);
  if (typed === 'out_of_range') return null;
  if (typed) return { ...typed, approximate: false };
  return geocode(api, text).catch((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'offline') throw error;
    return null;
  });
}

const wordsFor = (kind: KeptKind): { filter: PlaceFilter } | { name: string } =>
  kind === 'ambulance' ? { name: kind } : { filter: kind };

const empty = { stage: 'idle', found: null, failed: false, isQuiet: false } as const;

/** One search page's state. It lives in memory, for as long as the tab does; the places found are kept on the device too. */
function createPlaceSearch(): UseBoundStore<StoreApi<PlaceSearch>> {
  // Only the latest search may change the state, so that a slow answer never replaces the answer to a newer question.
  let latest = 0;
  const useSearch = create<PlaceSearch>((set) => ({
    ...empty,

    async search({ api, user }, kind, how) {
      const label = useLocation.getState().text.trim();
      if (!label) {
        tellProblem('location.empty');
        return;
      }
      const turn = ++latest;
      set({ stage: 'searching', failed: false, isQuiet: how === 'quietly' });
      tellProblem(null);
      try {
        const at = await locate(api, label);
        if (turn !== latest) return;
        if (!at) {
          tellProblem('location.notFound');
          set({ stage: 'idle' });
          return;
        }
        const { places, ...how } = await searchNearby(api, at, wordsFor(kind));
        if (turn !== latest) return;
        set({
          stage: 'idle',
          found: { kind, places, savedAt: Date.now(), around: { at, isRough: at.approximate, label, ...how } },
        });
        if (user) keepPlaces(user.id, kind, places);
      } catch {
        if (turn === latest) set({ stage: 'idle', failed: true });
      }
    },
  }));

  forgetWithPerson(() => {
    latest += 1;
    useSearch.setState(empty);
  });
  return useSearch;
}

export const useNearbySearch = createPlaceSearch();
export const useAmbulanceSearch = createPlaceSearch();

/** The places of this kind that the device kept for this person, as if they had been found. */
export function keptFor(userId: string, kind: KeptKind): Found | null {
  const kept = keptPlaces(userId, kind);
  return kept && { ...kept, kind, around: null };
}
