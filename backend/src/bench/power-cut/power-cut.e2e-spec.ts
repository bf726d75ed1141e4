import { onServer } from '../write-load.js';
import { damageIn, PoweredProduct } from './power-cut.js';

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

  it('would be seen to have damaged an index that lacks a row', async () => {
    const damage = await onServer(product, async (server) => {
      const setReady = (isReady: boolean) =>
        server.query('update pg_index set indisready = $1 where indexrelid = $2::regclass', [
          isReady,
          'reference_data_pkey',
        ]);
      await setReady(false);
      await server.query(`insert into reference_data (name, version) values ('in no index', '1')`);
      await setReady(true);
      return damageIn(server);
    });
    expect(damage).toEqual([expect.stringMatching(/^reference_data_pkey: heap tuple .* lacks matching index tuple/)]);
  });

  it('would damage tables, often so that the server does not start, if the log did not hold whole pages', async () => {
    const damage = await product.cutPower({ full_page_writes: 'off' }).then(
      ({ damaged }) => damaged,
      (fault: Error) => [fault.message],
    );
    expect(damage).not.toEqual([]);
  });
});
