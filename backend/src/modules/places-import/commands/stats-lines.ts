import type { DataSource } from 'typeorm';
import {
  askedTiles,
  countPlaces,
  extractAges,
  largestTowns,
  type ExtractAge,
  type Share,
} from '../adapters/stats.queries.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Tells what the directory holds by category, source, country and town, how complete it is, and how old each extract is. */
export async function statsLines(database: DataSource, now: Date): Promise<string[]> {
  const categories = await countPlaces(database, 'category');
  if (categories.length === 0) {
    return [
      'The directory is empty. Start the product once for the starter set, or run: npm run places:import -- FILE…',
    ];
  }
  const lines = ['', ...table('category', categories)];
  for (const by of ['source', 'country'] as const) lines.push('', ...table(by, await countPlaces(database, by)));
  lines.push('', 'most places round');
  for (const { name, country, places } of await largestTowns(database))
    lines.push(`${`${name}, ${country}`.padEnd(40)}${String(places).padStart(9)}`);
  lines.push('');
  for (const extract of await extractAges(database)) lines.push(extractLine(extract, now));
  const { tiles, oldest } = await askedTiles(database);
  if (oldest) lines.push(`${tiles} tiles asked of OpenStreetMap, the oldest ${age(oldest, now)}`);
  return lines.slice(1);
}

function table(title: string, shares: readonly Share[]): string[] {
  const total = shares.reduce((sum, { places }) => sum + places, 0);
  const line = ({ what, places, approximate, phone, hours, specialties }: Share) =>
    `${what.padEnd(40)}${String(places).padStart(9)}${[approximate, phone, hours, specialties].map((part) => percent(part, places).padStart(13)).join('')}`;
  const titles = ['approximate', 'phone', 'hours', 'specialties'].map((name) => name.padStart(13)).join('');
  return [
    `${title.padEnd(40)}${'places'.padStart(9)}${titles}`,
    ...shares.map(line),
    `${'total'.padEnd(40)}${String(total).padStart(9)}`,
  ];
}

function extractLine({ extract, places, rejected, vanished, started_at, finished_at }: ExtractAge, now: Date): string {
  const state = finished_at ? `imported ${age(finished_at, now)}` : `begun ${age(started_at, now)}, not finished`;
  return `extract ${extract}: ${places} places, ${rejected} rejected, ${vanished} vanished, ${state}`;
}

function age(from: Date, now: Date): string {
  const days = Math.floor((now.getTime() - from.getTime()) / DAY_MS);
  const ago = days < 1 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
  return `${ago} (${from.toISOString().slice(0, 10)})`;
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)} %`;
}
