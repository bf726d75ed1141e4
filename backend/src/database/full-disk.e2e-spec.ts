import { fillDisk } from '../bench/fill-disk.js';
import { BenchProduct } from '../bench/product.js';
import { lostPosts, WriteLoad } from '../bench/write-load.js';

const EVERYTHING = { alive: 200, page: 200, symptoms: 200, places: 200, address: 200 };

/** Asks what a person in need and a supervisor would ask, and answers each status. */
async function help(url: string): Promise<Record<string, number>> {
  const ask = (path: string, body?: object) =>
    fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    }).then(({ status }) => status);
  return {
    alive: await ask('/api/health/live'),
    page: await ask('/'),
    symptoms: await ask('/api/v1/diagnostics/predict', { symptomsText: 'fever and cough for two days', age: 30 }),
    places: await ask('/api/v1/nearby/search', { location: '18.5,73.8', filter: 'hospital' }),
    address: await ask('/api/v1/nearby/geocode', { address: 'Connaught Place, New Delhi' }),
  };
}

describe('a full disk', () => {
  let product: BenchProduct;
  let load: WriteLoad;
  beforeAll(async () => {
    product = await BenchProduct.start({}, 400);
    load = await WriteLoad.start(product, 4);
  });
  afterAll(async () => {
    await load.stop();
    await product.stop();
  });

  it('is told by readiness, takes nothing away but writing, and is over once there is space, with nothing lost', async () => {
    // The first searches wait for the data that ships with Sahaay. It cannot be loaded any more once the disk is full.
    expect(await help(product.url)).toEqual(EVERYTHING);
    const table = await fillDisk(product, 'table', load, async () =>
      expect(await help(product.url)).toEqual(EVERYTHING),
    );
    const log = await fillDisk(product, 'log', load, async () =>
      expect(await help(product.url)).toMatchObject({ alive: 200, page: 200, symptoms: 200 }),
    );
    await load.stop();
    const lost = await lostPosts(product, load);
    const { isRunning } = product;
    for (const { told } of [table, log]) expect(told).toMatch(/^503 Not ready: the disk of the database is full[,;] /);
    expect({ lost, isRunning }).toEqual({ lost: [], isRunning: true });
    // A call that meets the gap is told when to come back. No call is cut off or told of a fault of ours.
    expect([...load.statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(load.withoutRetryAfter).toBe(0);
  });
});
