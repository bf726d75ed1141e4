import type { Config } from '../../../../config.js';
import type { OutsideServices } from '../../../../shared/resilience/outside-services.js';
import { boundsFor } from './ask-google.js';
import { GoogleGeocoder } from './google-geocoder.js';
import { GooglePlaces } from './google-places.js';

/** What Google Maps is asked for. */
export interface GoogleMaps {
  readonly places: GooglePlaces;
  readonly geocoder: GoogleGeocoder;
}

/** A person waits this long at most before the directory answers instead, milliseconds. */
const DEADLINE = 2500;

/** Google Maps as the settings give access to it; null without a key. */
export function googleMapsOf(
  { googleMaps, placesCountry: country }: Config,
  services: OutsideServices,
): GoogleMaps | null {
  if (!googleMaps) return null;
  const { key, placesUrl, geocodingUrl } = googleMaps;
  const places = services.open('google_places', boundsFor(DEADLINE));
  const geocoding = services.open('google_geocoding', boundsFor(DEADLINE));
  return {
    places: new GooglePlaces({ url: placesUrl, key, country }, places),
    geocoder: new GoogleGeocoder({ url: geocodingUrl, key, country }, geocoding),
  };
}
