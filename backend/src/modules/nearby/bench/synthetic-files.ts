import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PlaceRow } from '../../directory/public.js';

/** How a record is written, and what stands round and between the records. */
interface Format {
  readonly ending: string;
  readonly head: string;
  readonly between: string;
  readonly tail: string;
  record(row: PlaceRow): string;
}

const AMENITIES = {
  hospital: 'hospital',
  doctor: 'doctors',
  dentist: 'dentist',
  pharmacy: 'pharmacy',
  ambulance: undefined,
} as const;
/** Makes a record about as long as that of a building with its outline. */
const REMARK = 'Made up to measure how fast files are read and how much memory that takes. '.repeat(10);

export const FORMATS: Readonly<Record<string, Format>> = {
  csv: {
    ending: 'csv',
    head: 'id,name,category,lat,lng,address,phone,opening_hours,remark\n',
    between: '\n',
    tail: '\n',
    record: (row) => Object.values(plain(row)).map(quoted).join(),
  },
  ndjson: { ending: 'ndjson', head: '', between: '\n', tail: '\n', record: (row) => JSON.stringify(plain(row)) },
  'GeoJSON, one line': {
    ending: 'geojson',
    head: '{"type":"FeatureCollection","features":[',
    between: ',',
    tail: ']}',
    record: (row) =>
      JSON.stringify({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [row.lng, row.lat] },
        properties: plain(row),
      }),
  },
  'Overpass JSON': {
    ending: 'json',
    head: '{"version":0.6,"elements":[',
    between: ',\n',
    tail: ']}',
    record: (row) =>
      JSON.stringify({ type: 'node', id: Number(row.sourceId), lat: row.lat, lon: row.lng, tags: tags(row) }),
  },
};

/** Writes made-up places until the file has so many bytes. */
export async function writeFileOf(
  format: Format,
  path: string,
  bytes: number,
  next: (i: number) => PlaceRow,
): Promise<void> {
  function* chunks() {
    yield format.head;
    let written = format.head.length;
    for (let i = 0; written < bytes; i += 1) {
      const chunk = `${i === 0 ? '' : format.between}${format.record(next(i))}`;
      written += chunk.length;
      yield chunk;
    }
    yield format.tail;
  }
  await pipeline(Readable.from(chunks()), createWriteStream(path, { highWaterMark: 1 << 20 }));
}

function plain({ sourceId, name, category, lat, lng, address, phone, openingHours }: PlaceRow) {
  return { id: sourceId, name, category, lat, lng, address, phone, opening_hours: openingHours, remark: REMARK };
}

function tags({ name, category, phone, openingHours }: PlaceRow) {
  const kind = category === 'ambulance' ? { emergency: 'ambulance_station' } : { amenity: AMENITIES[category] };
  return { ...kind, name, phone: phone ?? undefined, opening_hours: openingHours ?? undefined, note: REMARK };
}

function quoted(value: string | number | null): string {
  return value === null ? '' : `"${String(value).replaceAll('"', '""')}"`;
}
