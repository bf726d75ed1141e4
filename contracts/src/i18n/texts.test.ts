import { late } from '../late/index.ts';
import { createTexts } from './texts.ts';

const english = { hello: 'Hello', places: { one: '{count} place', other: '{count} places' } } as const;
const hindi = { hello: 'नमस्ते', places: { one: '{count} जगह', other: '{count} जगहें' } } as const;

test('another language is there once it was fetched, with its own plural forms and Latin digits', async () => {
  const texts = createTexts(english, { hi: late(async () => ({ texts: hindi })) });
  expect(texts.in('en')?.('hello')).toBe('Hello');
  expect(texts.in('hi')).toBeUndefined();
  expect(await texts.fetch('hi')).toBe(true);
  expect(texts.in('hi')?.('hello')).toBe('नमस्ते');
  expect(texts.in('hi')?.('places', { count: 0 })).toBe('0 जगह');
  expect(texts.in('hi')?.('places', { count: 120000 })).toBe('1,20,000 जगहें');
  expect(texts.in('hi')).toBe(texts.in('hi'));
});

test('a language that does not come leaves English, and can be asked for again', async () => {
  let isOffline = true;
  const load = async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return { texts: hindi };
  };
  const texts = createTexts(english, { hi: late(load) });
  expect(texts.spoken('hi')).toBe(texts.spoken('hi'));
  expect(await texts.spoken('hi')).toBe('en');
  isOffline = false;
  expect(await texts.fetch('hi')).toBe(true);
  expect(texts.spoken('hi')).toBe(texts.spoken('hi'));
  expect(await texts.spoken('hi')).toBe('hi');
});

test('a component that waits for a language that is here is drawn at once', () => {
  const texts = createTexts(english, {});
  expect(texts.spoken('en')).toMatchObject({ status: 'fulfilled', value: 'en' });
});
