import { PoweredProduct } from './power-cut.js';

/** `npm run faults:power` cuts the power fifty times. */
describe('a power cut while people write', () => {
  let product: PoweredProduct;
  beforeAll(async () => {
    product = await PoweredProduct.start();
  });
  afterAll(() => product.stop());

  it('loses nothing that was acknowledged, and damages no table and no index', async () => {
    const { acknowledged, sectors, lost, damaged } = await product.cutPower();
    expect(acknowledged).toBeGreaterThan(0);
    expect(sectors).toBeGreaterThan(0);
    expect(lost).toEqual([]);
    expect(damaged).toEqual([]);
  });

  it('would lose posts if they were acknowledged before they are flushed', async () => {
    const { lost } = await product.cutPower({ synchronous_commit: 'off', wal_writer_delay: '10s' });
    expect(lost).not.toEqual([]);
  });

  it('would damage tables, often so that the server does not start, if the log did not hold whole pages', async () => {
    const damage = await product.cutPower({ full_page_writes: 'off' }).then(
      ({ damaged }) => damaged,
      (fault: Error) => [fault.message],
    );
    expect(damage).not.toEqual([]);
  });
});
