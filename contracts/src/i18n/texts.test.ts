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

const lateEnglish = { bye: 'Goodbye' } as const;
const lateHindi = { bye: 'अलविदा' } as const;

/** A file that comes when it is let go, and what lets it. */
function held<Module>(module: Module): { file: () => Promise<Module>; come: () => void; fail: () => void } {
  let [come, fail] = [(): void => undefined, (): void => undefined];
  const promise = new Promise<Module>((resolve, reject) => {
    come = () => resolve(module);
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  return { file: () => promise, come, fail };
}

/** A macrotask later, all that was ready has been done. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** An app in which late code says `bye`, and which speaks Hindi. */
async function inHindi(part: { file: () => Promise<{ texts: typeof lateHindi }> }) {
  const texts = createTexts(english, { hi: late(async () => ({ texts: hindi })) });
  const files = { hi: late(part.file) };
  await texts.fetch('hi');
  return { texts, code: late(async () => 'the code', texts.beside(files)), say: texts.later(lateEnglish, files) };
}

test('late code is here once its texts are, which are fetched at the same time', async () => {
  const part = held({ texts: lateHindi });
  const { code, say } = await inHindi(part);
  void code.get();
  await settled();
  expect(code.here).toBeUndefined();
  part.come();
  expect(await code.get()).toBe('the code');
  expect(say('hi')('bye')).toBe('अलविदा');
  expect(say('hi')('hello')).toBe('नमस्ते');
  expect(say('hi')('places', { count: 2 })).toBe('2 जगहें');
  expect(say('en')('bye')).toBe('Goodbye');
});

test('late code whose texts do not come speaks English, until it is wanted again and they come', async () => {
  let isOffline = true;
  const file = async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return { texts: lateHindi };
  };
  const { code, say } = await inHindi({ file });
  expect(await code.get()).toBe('the code');
  expect(say('hi')('bye')).toBe('Goodbye');
  expect(say('hi')('hello')).toBe('Hello');
  isOffline = false;
  await code.get();
  expect(say('hi')('bye')).toBe('अलविदा');
});

test('late code that does not come fails, whether its texts came or not, and comes at the next call', async () => {
  const texts = createTexts(english, { hi: late(async () => ({ texts: hindi })) });
  await texts.fetch('hi');
  let isOffline = true;
  const load = async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the code';
  };
  const code = late(load, texts.beside({ hi: late(async () => ({ texts: lateHindi })) }));
  expect(await code.get()).toBeUndefined();
  expect(code.here).toBeUndefined();
  isOffline = false;
  expect(await code.get()).toBe('the code');
});

test('a language that is chosen while late code is on the screen waits for the texts of that code', async () => {
  const part = held({ texts: lateHindi });
  const files = { hi: late(part.file) };
  const texts = createTexts(english, { hi: late(async () => ({ texts: hindi })) });
  const code = late(async () => 'the code', texts.beside(files));
  const say = texts.later(lateEnglish, files);
  expect(await code.get()).toBe('the code');
  let isSpoken = false;
  void texts.spoken('hi').then(() => (isSpoken = true));
  await settled();
  expect(isSpoken).toBe(false);
  part.come();
  expect(await texts.spoken('hi')).toBe('hi');
  expect(say('hi')('bye')).toBe('अलविदा');
});

test('late code that is wanted while another language is on its way waits for the texts in that language', async () => {
  const [own, part] = [held({ texts: hindi }), held({ texts: lateHindi })];
  const texts = createTexts(english, { hi: late(own.file) });
  const code = late(async () => 'the code', texts.beside({ hi: late(part.file) }));
  const chosen = texts.fetch('hi');
  void code.get();
  own.come();
  expect(await chosen).toBe(true);
  await settled();
  expect(code.here).toBeUndefined();
  part.come();
  expect(await code.get()).toBe('the code');
});

test('a language is spoken though the texts of late code do not come in it', async () => {
  const part = held({ texts: lateHindi });
  const files = { hi: late(part.file) };
  const texts = createTexts(english, { hi: late(async () => ({ texts: hindi })) });
  const say = texts.later(lateEnglish, files);
  await late(async () => 'the code', texts.beside(files)).get();
  part.fail();
  expect(await texts.fetch('hi')).toBe(true);
  expect(texts.in('hi')?.('hello')).toBe('नमस्ते');
  expect(say('hi')('bye')).toBe('Goodbye');
});
