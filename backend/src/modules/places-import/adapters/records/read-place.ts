import { createHash } from 'node:crypto';
import { onTheGlobe, type Coordinates } from '../../../directory/public.js';
import { LONGEST_RECORD } from '../files/file-record.js';
import { plainText } from './plain-text.js';
import { DamagedRecord } from './rejected-record.js';

type Json = Readonly<Record<string, unknown>>;

/** A record of any known shape, reduced to what the shapes have in common. */
export interface ReadPlace {
  readonly id: string;
  /** Set when the record is of OpenStreetMap. */
  readonly source: string | undefined;
  readonly position: Coordinates;
  /** A text field by the first of these names that holds one; lists are joined with ';'. */
  text(...names: string[]): string | undefined;
}

/**
 * Reads a GeoJSON feature, an Overpass element or a plain record with `lat` and `lng`.
 *
 * @throws DamagedRecord when it has no usable position
 */
export function readPlace(json: string): ReadPlace {
  const record = parse(json);
  const fields = isObject(record['properties'])
    ? record['properties']
    : isObject(record['tags'])
      ? { ...record, ...record['tags'] }
      : record;
  const text = (...names: string[]) => names.map((name) => asText(fields[name])).find((value) => value !== undefined);
  const position = checked(positionOf(record, fields));
  return { ...identity(record, fields, text, position), position, text };
}

function parse(json: string): Json {
  if (json.length > LONGEST_RECORD) throw new DamagedRecord('it is longer than 16 MB');
  let record: unknown;
  try {
    record = JSON.parse(json);
  } catch {
    throw new DamagedRecord('it is not valid JSON');
  }
  if (!isObject(record)) throw new DamagedRecord('it is not an object');
  return record;
}

function identity(
  record: Json,
  fields: Json,
  text: ReadPlace['text'],
  { lat, lng }: Coordinates,
): Pick<ReadPlace, 'id' | 'source'> {
  const bare = asText(record['id']) ?? text('@id', 'id', 'osm_id');
  const osmId = osmIdOf(record, text, bare);
  if (osmId !== undefined) return { source: 'osm', id: osmId };
  const [, prefix, rest] = /^([a-z][a-z0-9-]*):(.+)$/i.exec(bare ?? '') ?? [];
  if (prefix && rest) return { source: text('source_name') ?? prefix, id: rest };
  const made = createHash('sha256')
    .update(`${asText(fields['name'])}\n${lat}\n${lng}`)
    .digest('hex')
    .slice(0, 16);
  return { source: undefined, id: bare ?? made };
}

/** "node/123"; exports write the kind and the number into one field or into two. */
function osmIdOf(record: Json, text: ReadPlace['text'], bare: string | undefined): string | undefined {
  const type = text('osm_type', '@type') ?? (isObject(record['tags']) ? asText(record['type']) : undefined);
  const number = text('osm_id') ?? bare;
  if (type && number && /^-?\d+$/.test(number)) return `${type}/${number}`;
  return bare && /^(node|way|relation)\/\d+$/.test(bare) ? bare : undefined;
}

function positionOf(record: Json, fields: Json): { lat: unknown; lng: unknown } {
  const geometry = record['geometry'];
  if (isObject(geometry)) return middle(geometry['coordinates']);
  const center = record['center'];
  if (isObject(center)) return { lat: center['lat'], lng: center['lon'] };
  return { lat: fields['lat'] ?? fields['latitude'], lng: fields['lng'] ?? fields['lon'] ?? fields['longitude'] };
}

/** The middle of the bounding box of any GeoJSON geometry; the format cuts shapes at the antimeridian. */
function middle(coordinates: unknown): { lat: number; lng: number } {
  const points = flatPoints(coordinates);
  const box = points.reduce(
    (b, [lng, lat]) => ({
      west: Math.min(b.west, lng),
      east: Math.max(b.east, lng),
      south: Math.min(b.south, lat),
      north: Math.max(b.north, lat),
    }),
    { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity },
  );
  return { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 };
}

function flatPoints(coordinates: unknown): [number, number][] {
  if (!Array.isArray(coordinates)) return [];
  const [lng, lat] = coordinates as unknown[];
  return typeof lng === 'number' && typeof lat === 'number' ? [[lng, lat]] : coordinates.flatMap(flatPoints);
}

function checked({ lat, lng }: { lat: unknown; lng: unknown }): Coordinates {
  const point = { lat: asNumber(lat), lng: asNumber(lng) };
  if (Number.isNaN(point.lat) || Number.isNaN(point.lng)) throw new DamagedRecord('it has no position');
  if (onTheGlobe(point)) return point;
  const swapped = onTheGlobe({ lat: point.lng, lng: point.lat });
  throw new DamagedRecord(swapped ? 'latitude and longitude are swapped' : 'its position is not on the globe');
}

function asNumber(value: unknown): number {
  if (typeof value === 'string' && value.trim() !== '') return Number(value.replace(/^(\s*-?\d+),(\d+\s*)$/, '$1.$2'));
  return typeof value === 'number' ? value : Number.NaN;
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return asText(value.filter((entry) => typeof entry === 'string').join(';'));
  if (typeof value !== 'string') return undefined;
  const text = plainText(value);
  return text === '' ? undefined : text;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
