import type { Coordinates } from './coordinates.ts';

/** Why the device gave no position; the number of GeolocationPositionError.code. */
export const POSITION_DENIED = 1;
const POSITION_UNAVAILABLE = 2;

export class PositionFailure extends Error {
  constructor(readonly code: number) {
    super('The device gave no position.');
    this.name = 'PositionFailure';
  }
}

/**
 * Asks the device where it is; the browser asks the person first.
 *
 * @throws PositionFailure
 */
export function devicePosition(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    // Browsers leave it out on pages that are not served securely.
    if (!('geolocation' in navigator)) {
      reject(new PositionFailure(POSITION_UNAVAILABLE));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject(new PositionFailure(code)),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 },
    );
  });
}
