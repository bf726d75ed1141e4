import { create } from 'zustand';
import { ApiError, type ApiClient, type Schema } from '@sahaay/contracts';
import type { Coordinates } from '../../places/coordinates.ts';
import { devicePosition, POSITION_DENIED, PositionFailure, type DevicePosition } from '../../places/device-position.ts';
import { searchNearby } from '../../places/search-nearby.ts';

export type DoctorsFailure =
  | { readonly kind: 'denied' | 'no_position' | 'offline' }
  | { readonly kind: 'answered'; readonly status: number; readonly message: string };

/** What to look for. */
export interface Wanted extends Schema<'SearchFor'> {
  /** The first condition; missing in an emergency that names none. */
  readonly condition?: string | undefined;
  /** The kind of doctor that treats it, in plain words; missing where any doctor does. */
  readonly specialist?: string | undefined;
}

export interface Doctors {
  stage: 'idle' | 'locating' | 'searching' | 'found' | 'none' | 'failed';
  places: readonly Schema<'Place'>[];
  failure: DoctorsFailure | null;
  /** What the latest search looked for. */
  wanted: Wanted | null;
  /** The position that was searched around. */
  at: Coordinates | null;
  /** The accuracy of the position that was searched around; 0 before there is one. */
  accuracyMeters: number;
  find(api: ApiClient, wanted: Wanted): Promise<void>;
  forget(): void;
}

function failureOf(error: unknown): DoctorsFailure {
  if (error instanceof PositionFailure) return { kind: error.code === POSITION_DENIED ? 'denied' : 'no_position' };
  if (error instanceof ApiError && error.kind !== 'offline')
    return { kind: 'answered', status: error.status, message: error.message };
  return { kind: 'offline' };
}

const empty = { stage: 'idle', places: [], failure: null, wanted: null, at: null, accuracyMeters: 0 } as const;

let position: DevicePosition | null = null;
let latest = 0;

/** Whether two searches would look for the same. */
export const isSame = (one: Wanted, other: Wanted | null): boolean =>
  other !== null && one.condition === other.condition && one.care === other.care && one.who === other.who;

/** The search for doctors for a result's first condition. It asks the device for its position once. */
export const useDoctors = create<Doctors>((set) => ({
  ...empty,

  async find(api, wanted) {
    const turn = ++latest;
    set({ stage: position ? 'searching' : 'locating', failure: null, wanted });
    try {
      position ??= await devicePosition();
      if (turn !== latest) return;
      const { lat, lng, accuracyMeters } = position;
      set({ stage: 'searching', accuracyMeters, at: { lat, lng } });
      const { condition, care, who } = wanted;
      const what = condition === undefined ? { filter: 'hospital' as const } : { name: `doctors for ${condition}` };
      const { places } = await searchNearby(api, position, { ...what, ...(care && { care }), ...(who && { who }) });
      if (turn === latest) set({ places, stage: places.length ? 'found' : 'none' });
    } catch (error) {
      if (turn === latest) set({ stage: 'failed', failure: failureOf(error) });
    }
  },

  forget() {
    latest += 1;
    position = null;
    set(empty);
  },
}));
