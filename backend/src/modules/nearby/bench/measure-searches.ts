import type { DataSource } from 'typeorm';
import { type Coordinates, PLACE_CATEGORIES } from '../../directory/public.js';
import type { PlaceQuery, PlacesProvider } from '../domain/places-provider.port.js';
import { timedInDatabase } from './in-database.js';
import { Recorder, type Statement } from './recorder.js';
import { boundingBox, postGis, type Rival } from './rivals.js';
import { show, timed } from './timing.js';

const SEARCHES = 1000;
const WARM_UP = 100;
/** Width of what is said of one way. */
const COLUMN = 36;
const REACH = { limit: 20, radiusMeters: 50_000 } as const;

const CARE = ['doctor', 'hospital'] as const;
/** Searches that few of the places near meet. */
const SELECTIVE: readonly (readonly [string, Pick<PlaceQuery, 'categories' | 'specialties' | 'text'>])[] = [
  ['specialty, common', { categories: CARE, specialties: ['dermatology'] }],
  ['specialty, rare', { categories: CARE, specialties: ['podiatry'] }],
  ['general practice', { categories: ['doctor'], specialties: ['general', 'internal'] }],
  ['name, common word', { categories: PLACE_CATEGORIES, text: 'medical store' }],
  ['name, rare words', { categories: PLACE_CATEGORIES, text: 'kapur lakpal' }],
  ['name, misspelled', { categories: PLACE_CATEGORIES, text: 'kappur hosptal' }],
];
/**
 * Times the directory and, beside it, other ways on the same rows: 20 nearest within 50 km, eight clients, at
 * positions a few kilometres from random places. One line a kind of search: what the database itself takes to plan and
 * run it, and what a program waits for it.
 *
 * @param directoryOn makes the directory on a database
 */
export async function measureSearches(
  database: DataSource,
  url: string,
  directoryOn: (database: DataSource) => PlacesProvider,
): Promise<string[]> {
  const recorder = new Recorder(database);
  const provider = directoryOn(recorder.database);
  const offered = [await boundingBox(recorder.database, REACH), await postGis(recorder.database, REACH)];
  const rivals = offered.filter((rival) => rival !== undefined);
  const heads = ['directory', ...rivals.map(({ name }) => name)];
  const lines = [
    row(
      'nearest 20, 8 clients',
      heads.map((name) => name.padEnd(COLUMN)),
    ),
    row(
      '',
      heads.map(() => 'in database      through driver'.padEnd(COLUMN)),
    ),
  ];
  const both = async (positions: readonly Coordinates[], search: (at: Coordinates) => Promise<unknown>) => {
    const throughDriver = await measure(positions, search);
    const statements: Statement[][] = [];
    recorder.take();
    for (const at of positions.slice(0, SEARCHES / 2)) {
      await search(at);
      statements.push(recorder.take());
    }
    return `${show(await timedInDatabase(url, statements, WARM_UP))} ${throughDriver}`.padEnd(COLUMN);
  };
  for (const category of PLACE_CATEGORIES) {
    const ours: Rival = {
      name: 'directory',
      nearest: (at) => provider.nearest({ at, categories: [category], ...REACH }),
    };
    const positions = await randomPositions(database, SEARCHES);
    const columns: string[] = [];
    for (const { nearest } of [ours, ...rivals]) columns.push(await both(positions, (at) => nearest(at, category)));
    lines.push(row(category, columns));
  }
  for (const [what, query] of SELECTIVE) {
    const positions = await randomPositions(database, SEARCHES);
    lines.push(row(what, [await both(positions, (at) => provider.nearest({ at, ...REACH, ...query }))]));
  }
  if (rivals.length < offered.length)
    lines.push('PostGIS: not installed on this server (DATABASE_URL may name one that has it)');
  return lines;
}

function row(what: string, columns: readonly string[]): string {
  return `${what.padEnd(23)}${columns.join('')}`;
}

/** A few kilometres from random places. */
export function randomPositions(database: DataSource, count: number): Promise<Coordinates[]> {
  return database.query(
    `SELECT lat + (random() - 0.5) / 10 AS lat, lng + (random() - 0.5) / 10 AS lng FROM place
     WHERE abs(lat) < 80 ORDER BY random() LIMIT $1`,
    [count],
  );
}

async function measure<Input>(inputs: readonly Input[], work: (input: Input) => Promise<unknown>): Promise<string> {
  await timed(inputs.slice(0, WARM_UP), work);
  return show(await timed(inputs, work));
}
