import { BenchProduct } from '../product.js';
import { memoryOver, soak } from './soak.js';

describe('an hour of ordinary use', () => {
  it('asks for everything rightly, and measures memory and the event loop', async () => {
    const product = await BenchProduct.start({ PLACES_PROVIDER: 'directory' });
    try {
      const spans = await soak(product, { perSecond: 20, spans: 2, seconds: 2 });
      // A busy machine may be told to come back; nothing else may be refused, or the command would measure refusals.
      const failures = spans.flatMap((span) => [...span.failures.keys()]);
      expect(failures.filter((failure) => !failure.includes(' 503 '))).toEqual([]);
      for (const { requests, resident, heap, p99 } of spans) {
        expect(requests).toBeGreaterThan(0);
        expect(resident).toBeGreaterThan(heap);
        expect(heap).toBeGreaterThan(20);
        expect(p99).toBeGreaterThan(0);
      }
    } finally {
      await product.stop();
    }
  });

  it.each([
    ['stays the same', [200, 202, 198, 200, 200, 198, 202, 200], 0, 0],
    ['grows by a quarter in eight minutes', [200, 207, 214, 221, 229, 236, 243, 250], 0.21, 7.2],
    ['grows once and stays', [200, 200, 220, 220, 220, 220, 220, 220], 0.1, 2.9],
    ['sinks', [250, 243, 236, 229, 221, 214, 207, 200], -0.17, -7.2],
  ])('tells how memory went that %s', (_, resident, growth, slope) => {
    expect(memoryOver(resident).growth).toBeCloseTo(growth, 2);
    expect(memoryOver(resident).slope).toBeCloseTo(slope, 1);
  });
});
