import { create } from 'zustand';
import { forgetWithPerson } from '../memory.ts';
import { formatCoordinates, parseCoordinates, type Coordinates } from './coordinates.ts';
import { devicePosition, type DevicePosition } from './device-position.ts';

export type LocationProblem = 'location.empty' | 'location.notFound' | 'location.denied';

export interface Location {
  /** What stands in the location box. */
  readonly text: string;
  readonly problem: LocationProblem | null;
  readonly locating: boolean;
  /** What the device said, more exactly than the box shows it; null once the person has typed. */
  readonly device: DevicePosition | null;
}

const empty: Location = { text: '', problem: null, locating: false, device: null };

/**
 * Where the person looks. It is the same on every page, so that nobody is asked twice, and is kept in memory only, for
 * as long as the tab lives.
 */
export const useLocation = create<Location>(() => empty);

const { setState: set } = useLocation;
// Counts the questions to the device. Somebody who types does not wait for its answer any longer.
let latest = 0;

export function writeLocation(text: string): void {
  latest += 1;
  set({ ...empty, text });
}

export const tellProblem = (problem: LocationProblem | null): void => set({ problem });

/**
 * Asks the device, and fills in what it says.
 *
 * @param how `quietly`: nobody pressed for it, so nothing is said when it fails
 */
export async function fillInPosition(how?: 'quietly'): Promise<void> {
  const turn = ++latest;
  set({ locating: true, problem: null });
  try {
    const device = await devicePosition();
    if (turn === latest) set({ ...empty, text: formatCoordinates(device), device });
  } catch {
    if (turn === latest) set({ locating: false, problem: how === 'quietly' ? null : 'location.denied' });
  }
}

/** The position when the box holds one in numbers: as the device said it, or as it was typed. */
export function exactPosition({ text, device }: Location): Coordinates | null {
  if (device) return device;
  const position = parseCoordinates(text);
  return position === 'out_of_range' ? null : position;
}

forgetWithPerson(() => writeLocation(''));
