import { late } from './index.ts';

test('is fetched once, when first wanted, and callers share the attempt', async () => {
  let fetched = 0;
  const part = late(async () => ({ number: ++fetched }));
  expect(fetched).toBe(0);
  expect(part.here).toBeUndefined();
  expect(await Promise.all([part.get(), part.get()])).toEqual([{ number: 1 }, { number: 1 }]);
  expect(await part.get()).toEqual({ number: 1 });
  expect(part.here).toEqual({ number: 1 });
});

test('a failure is told as undefined, never thrown, and the next call tries again', async () => {
  let isOffline = true;
  const part = late(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the part';
  });
  expect(await part.get()).toBeUndefined();
  expect(await part.get()).toBeUndefined();
  expect(part.here).toBeUndefined();
  isOffline = false;
  expect(await part.get()).toBe('the part');
});
