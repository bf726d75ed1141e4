import type { PlaceRow } from '../modules/directory/domain/place-row.js';
import { placeRow } from '../modules/directory/testing/place-rows.js';
import type { TestPlace } from './test-google-places.js';

const TYPES: Readonly<Record<string, readonly string[]>> = {
  hospital: ['hospital', 'health', 'point_of_interest', 'establishment'],
  doctor: ['doctor', 'health', 'point_of_interest', 'establishment'],
  dentist: ['dentist', 'health', 'point_of_interest', 'establishment'],
  pharmacy: ['pharmacy', 'store', 'health', 'point_of_interest', 'establishment'],
  ambulance: ['point_of_interest', 'establishment'],
};

/** Describes a row as Google would. A row without a precise position becomes a business that only serves an area. */
export function toGooglePlace(changes: Partial<PlaceRow>, more: object = {}): TestPlace {
  const row = placeRow(changes);
  const [specialty] = row.specialties;
  return {
    words: [row.name, row.category, ...row.specialties].join(' '),
    place: {
      id: `id-of-${row.name}`,
      displayName: { text: row.name, languageCode: 'en' },
      formattedAddress: row.address ?? '',
      types: TYPES[row.category] ?? [],
      ...(specialty && { primaryTypeDisplayName: { text: specialty } }),
      ...(row.precise && { location: { latitude: row.lat, longitude: row.lng } }),
      googleMapsUri: 'https://maps.google.com/?cid=1',
      businessStatus: 'OPERATIONAL',
      ...more,
    },
  };
}
