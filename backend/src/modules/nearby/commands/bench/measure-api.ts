import type { DataSource } from 'typeorm';
import { BenchProduct } from '../../../../bench/product.js';
import { randomPositions } from './measure-searches.js';
import { show, timed } from './timing.js';

const SEARCHES = 1000;
const WARM_UP = 200;
/** What is asked, besides where. */
const QUESTIONS = [
  { filter: 'hospital' },
  { filter: 'doctor' },
  { filter: 'dentist' },
  { filter: 'pharmacy' },
  { name: 'ambulance' },
  { name: 'doctors for eczema' },
  { name: 'kapur lakpal' },
] as const;

/** Times searches by people who are not signed in through the whole product, in a process of its own on this database. */
export async function measureApi(database: DataSource, url: string): Promise<string[]> {
  const product = await BenchProduct.start({ DATABASE_URL: url, PLACES_PROVIDER: 'directory' });
  try {
    const lines = ['whole API, 8 clients     p50 / p99'];
    for (const question of QUESTIONS) {
      const positions = await randomPositions(database, SEARCHES);
      const ask = ({ lat, lng }: { lat: number; lng: number }) =>
        product.time('POST', '/api/v1/nearby/search', 200, { location: `${lat.toFixed(6)},${lng.toFixed(6)}`, ...question });
      await timed(positions.slice(0, WARM_UP), ask);
      lines.push(`${Object.values(question).join().padEnd(25)}${show(await timed(positions, ask))}`);
    }
    return lines;
  } finally {
    await product.stop();
  }
}
