import { create } from 'zustand';
import { ApiError, type ApiClient, type Schema } from '@sahaay/contracts';
import { devicePosition, POSITION_DENIED, PositionFailure, type DevicePosition } from '../../places/device-position.ts';
import { searchNearby } from '../../places/search-nearby.ts';

export type DoctorsFailure =
  | { readonly kind: 'denied' | 'no_position' | 'offline' }
  | { readonly kind: 'answered'; readonly status: number; readonly message: string };

export interface Doctors {
  stage: 'idle' | 'locating' | 'searching' | 'found' | 'none' | 'failed';
  places: readonly Schema<'Place'>[];
  failure: DoctorsFailure | null;
  /** The condition of the latest search. */
  condition: string | null;
  /** The accuracy of the position that was searched around; 0 before there is one. */
  accuracyMeters: number;
  find(api: ApiClient, condition: string): Promise<void>;
  forget(): void;
}

function failureOf(error: unknown): DoctorsFailure {
  if (error instanceof PositionFailure) return { kind: error.code === POSITION_DENIED ? 'denied' : 'no_position' };
  if (error instanceof ApiError && error.kind !== 'offline')
    return { kind: 'answered', status: error.status, message: error.message };
  return { kind: 'offline' };
}

const empty = { stage: 'idle', places: [], failure: null, condition: null, accuracyMeters: 0 } as const;

let position: DevicePosition | null = null;
let latest = 0;

/** The search for doctors for a result's first condition. It asks the device for its position once. */
export const useDoctors = create<Doctors>((set) => ({
  ...empty,

  async find(api, condition) {
    const turn = ++latest;
    set({ stage: position ? 'searching' : 'locating', failure: null, condition });
    try {
      position ??= await devicePosition();
      if (turn !== latest) return;
      set({ stage: 'searching', accuracyMeters: position.accuracyMeters });
      const { places } = await searchNearby(api, position, { name: `doctors for ${condition}` });
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
