import type { Coordinates } from '../places/coordinates.ts';

/** The position is accurate to 20 m unless it says otherwise. */
type Answer = (Coordinates & { readonly accuracyMeters?: number }) | { readonly code: number };

/** Puts a device position, or a refusal with a GeolocationPositionError code, in place of the browser's own. */
export function deviceAnswers(answer: Answer): { readonly asked: () => number } {
  let asked = 0;
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    asked += 1;
    if ('code' in answer) failed?.({ code: answer.code, message: '' } as GeolocationPositionError);
    else {
      const { lat, lng, accuracyMeters = 20 } = answer;
      found({ coords: { latitude: lat, longitude: lng, accuracy: accuracyMeters } } as GeolocationPosition);
    }
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return { asked: () => asked };
}

/** Takes geolocation away, as on a page that is not served securely. */
export function deviceHasNoPosition(): void {
  Reflect.deleteProperty(navigator, 'geolocation');
}
