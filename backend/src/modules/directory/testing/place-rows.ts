import { textKey } from '../domain/text-key.js';
import type { PlaceRow } from '../domain/place-row.js';

/** A row for tests: a pharmacy at 0,0 unless told otherwise. */
export function placeRow(changes: Partial<PlaceRow> = {}): PlaceRow {
  const name = changes.name ?? 'Test pharmacy';
  const address = changes.address ?? null;
  return {
    category: 'pharmacy',
    source: 'test',
    sourceId: name,
    postcode: null,
    country: 'IN',
    phone: null,
    website: null,
    openingHours: null,
    wheelchair: false,
    specialties: [],
    rating: null,
    lat: 0,
    lng: 0,
    precise: true,
    licence: null,
    ...changes,
    name,
    nameKey: textKey(name),
    address,
    addressKey: address === null ? null : textKey(address),
  };
}
