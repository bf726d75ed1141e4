import { killDatabase } from '../bench/kill-database.js';
import { BenchProduct } from '../bench/product.js';
import { lostPosts, WriteLoad } from '../bench/write-load.js';

describe('the embedded database', () => {
  let product: BenchProduct;
  beforeAll(async () => {
    product = await BenchProduct.start();
  });
  afterAll(() => product.stop());

  it('is started again by itself when it or one of its processes is killed while people write, and loses nothing it acknowledged', async () => {
    const load = await WriteLoad.start(product, 4);
    for (const victim of ['postmaster', 'backend', 'postmaster'] as const) await killDatabase(product, victim, load);
    await load.stop();
    const lost = await lostPosts(product, load);
    expect(lost).toEqual([]);
    // A call that meets the gap is told to come back. No call is cut off or told of a fault of ours.
    expect([...load.statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  });
});
