import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A locality or a station of India by one name. */
export interface NamedSpot {
  readonly id: number;
  readonly name: string;
  readonly country: 'IN';
  /** Code of the state in GeoNames. */
  readonly region: string;
  readonly lat: number;
  readonly lng: number;
}

/** Stations have the ids from here down, and localities those from `LOCALITIES` down. */
export const STATIONS = -10_000;
/** Many localities share a name, and their positions are rougher than those of landmarks. So they are asked last. */
export const LOCALITIES = -100_000;

/**
 * The localities after which India Post named 24,684 of its head and sub post offices, those near the largest cities first
 * (the directory of `docs/pin-codes.md`). A position is that of the office when it lies within 15 km of the middle of its
 * PIN code and no more than two codes share it, else that middle.
 */
export function localities(): NamedSpot[] {
  return read('post-offices.ndjson', LOCALITIES, (name) => name);
}

/** The railway stations of India whose position is known (8,650 of github.com/datameet/railways, CC0). */
export function stations(): NamedSpot[] {
  return read('stations.ndjson', STATIONS, (name) => `${name.replace(/ Junction$/, '')} Station`);
}

function read(file: string, from: number, named: (name: string) => string): NamedSpot[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line, i) => {
    const [name, region, lat, lng] = JSON.parse(line) as [string, string, number, number];
    return { id: from - i, name: named(name), country: 'IN', region, lat, lng };
  });
}
