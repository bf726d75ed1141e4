import type { Coordinates } from './coordinates.ts';

/** Why the device gave no position; the number of GeolocationPositionError.code. */
export const POSITION_DENIED = 1;
const POSITION_UNAVAILABLE = 2;

/**
 * The ways to a position, in order: satellites where the sky is in sight, then the masts and networks around the
 * device.
 */
const EXACT = { enableHighAccuracy: true, timeout: 12_000, maximumAge: 30_000 };
const COARSE = { enableHighAccuracy: false, timeout: 8000, maximumAge: 300_000 };

/** Where the device is, right to `accuracyMeters` in two of three cases. */
export interface DevicePosition extends Coordinates {
  readonly accuracyMeters: number;
}

export class PositionFailure extends Error {
  constructor(readonly code: number) {
    super('The device gave no position.');
    this.name = 'PositionFailure';
  }
}

function ask(how: PositionOptions): Promise<DevicePosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude, accuracyMeters: coords.accuracy }),
      ({ code }) => reject(new PositionFailure(code)),
      how,
    );
  });
}

/**
 * Asks the device where it is. The browser asks the person first. Once they have agreed, this takes 20 seconds at most.
 *
 * @throws PositionFailure
 */
export async function devicePosition(): Promise<DevicePosition> {
  // Browsers have no `geolocation` on pages that are not served securely.
  if (!('geolocation' in navigator)) throw new PositionFailure(POSITION_UNAVAILABLE);
  try {
    return await ask(EXACT);
  } catch (error) {
    if (error instanceof PositionFailure && error.code === POSITION_DENIED) throw error;
    return ask(COARSE);
  }
}
