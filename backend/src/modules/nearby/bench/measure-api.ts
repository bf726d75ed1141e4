import type { DataSource } from 'typeorm';
import { BenchProduct } from '../../../bench/product.js';
import { randomPositions } from './measure-searches.js';
import { show, timed } from './timing.js';

const CALLS = 1000;
/** Calls for each question before the clock starts, so that every connection has planned its statements. */
const WARM_UP = 400;
/** Width of what was asked. */
const COLUMN = 25;
/** What is searched for, besides where. */
const SEARCHES = [
  { filter: 'hospital' },
  { filter: 'doctor' },
  { filter: 'dentist' },
  { filter: 'pharmacy' },
  { name: 'ambulance' },
  { name: 'doctors for eczema' },
  { name: 'kapur lakpal' },
] as const;
/** Addresses as typed. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'a city': ['Pune', 'Bangalore', 'chenai', 'Luknow', 'lucknow, uttar pradesh'],
  'a place': ['Kapur Lakpalpur Hospital', 'Kapur Lakpalpur Hosptal', 'Kapur Hospital'],
  'a place and its city': ['Kapur Hospital, Mumbai', 'Shinath Clinic, Delhi', 'Rakar Dental Care, Kolkata'],
  'a street and its city': ['7 Station Road, Mumbai', 'Lotus Lane, Delhi', '12 Unheard Street, Bengaluru'],
};

interface Question {
  readonly label: string;
  readonly path: string;
  readonly bodies: readonly object[];
}

/**
 * Times searches and addresses by people who are not signed in through the whole product, in a process of its own on
 * this database: eight clients, who share the processors with it.
 */
export async function measureApi(database: DataSource, url: string): Promise<string[]> {
  const questions = [...(await searches(database)), ...addresses()];
  const product = await BenchProduct.start({ DATABASE_URL: url, PLACES_PROVIDER: 'directory' });
  try {
    const ask = ({ path, bodies }: Question) =>
      timed(bodies, (body) => product.time('POST', `/api/v1/nearby/${path}`, 200, body));
    for (const question of questions) await ask({ ...question, bodies: question.bodies.slice(0, WARM_UP) });
    const lines = ['whole API, 8 clients     p50 / p99'];
    for (const question of questions) lines.push(`${question.label.padEnd(COLUMN)}${show(await ask(question))}`);
    return lines;
  } finally {
    await product.stop();
  }
}

function searches(database: DataSource): Promise<Question[]> {
  return Promise.all(
    SEARCHES.map(async (search) => {
      const positions = await randomPositions(database, CALLS);
      const bodies = positions.map(({ lat, lng }) => ({ location: `${lat.toFixed(6)},${lng.toFixed(6)}`, ...search }));
      return { label: Object.values(search).join(), path: 'search', bodies };
    }),
  );
}

function addresses(): Question[] {
  return Object.entries(ADDRESSES).map(([label, typed]) => {
    const bodies = Array.from({ length: CALLS }, (_, i) => ({ address: typed[i % typed.length] }));
    return { label, path: 'geocode', bodies };
  });
}
