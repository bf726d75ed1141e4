import { slotsOf } from './features.ts';
import { createKindReader } from './kinds.ts';
import { decodeModel, encodeModel, UnusableModel, type ReaderModel } from './model.ts';
import { createReader } from './reader.ts';
import { wordsOf } from './words.ts';

const BITS = 16;

/** A model that knows some words only, by the weights given. */
function modelOf(words: Readonly<Record<string, number>>): ReaderModel {
  const weights = new Int8Array(2 ** BITS);
  for (const [word, weight] of Object.entries(words)) {
    for (const slot of slotsOf([word], BITS)) weights[slot] = weight;
  }
  return { bits: BITS, step: 0.1, bias: -1, alarm: 2, sure: 6, calm: -3, weights };
}

describe('the learned reader', () => {
  const read = createReader(modelOf({ collapsed: 100, bleeding: 40, film: -100 }));

  it('raises an alarm by what the words weigh, and is sure of more', () => {
    expect(read('the sky is clear')).toMatchObject({ verdict: 'unsure', because: [] });
    expect(read('grandfather has collapsed near gate')).toMatchObject({ verdict: 'sure', because: ['collapsed'] });
    expect(read('in film')).toMatchObject({ verdict: 'calm' });
  });

  it('names the heaviest words in the order of the text, without those that say nothing', () => {
    const stops = createReader(modelOf({ the: 60, bleeding: 60, collapsed: 60 }));
    expect(stops('bleeding, then the man collapsed').because).toEqual(['bleeding', 'collapsed']);
  });

  it('gives the same answer to the same text', () => {
    expect(read('bleeding since 2 days')).toEqual(read('bleeding since 2 days'));
  });

  it('reads Devanagari and its Latin spelling by one sound', () => {
    const slots = (word: string): number[] => [...slotsOf([word], BITS)];
    expect(slots('पसीना').some((slot) => slots('pasina').includes(slot))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['one word 4,000 letters long', 'a'.repeat(4000)],
    ['emoji alone', '😭'.repeat(1000)],
    ['combining marks alone', '\u0301'.repeat(4000)],
    ['characters without width', '\u200b\u200d\ufeff'.repeat(1300)],
    ['three scripts in one word', 'dardदर्दвольность'.repeat(50)],
    ['half a surrogate pair', '\ud83d'.repeat(100)],
  ])('bears %s', (_, text) => {
    const { score, because } = read(text);
    expect(Number.isFinite(score)).toBe(true);
    expect(because.length).toBeLessThanOrEqual(1);
  });
});

describe('the kind of a danger', () => {
  const kind = createKindReader({
    self_harm: modelOf({ goodbye: 120, pills: 50 }),
    poisoning: modelOf({ pills: 120 }),
    violence: modelOf({ beats: 120 }),
  });

  it.each([
    ['goodbye everyone', 'self_harm'],
    ['baby ate pills', 'poisoning'],
    ['he beats her', 'violence'],
    ['goodbye, pills', 'self_harm'],
    ['chest pain', 'medical'],
  ])('in "%s" is %s', (text, expected) => expect(kind(text)).toBe(expected));
});

describe('the words of a text', () => {
  it('are small, with numbers in steps and "not" on its own', () => {
    expect(wordsOf("She CAN'T breathe, sats 82")).toEqual(['she', 'ca', 'not', 'breathe', 'sats', 'num4']);
    expect(wordsOf('बुखार 104 है')).toEqual(['बुखार', 'num5', 'है']);
  });
});

describe('a packed model', () => {
  const model = { ...modelOf({ collapsed: -127, bleeding: 127, pale: 1 }), step: 0.1234567890123 };

  it('gives back what was written, and the same letters each time', () => {
    const packed = encodeModel(model);
    expect(decodeModel(packed)).toEqual(model);
    expect(encodeModel(decodeModel(packed))).toBe(packed);
  });

  it('takes room only for the weights that are not 0', () => {
    expect(encodeModel(model).length).toBeLessThan(600);
  });

  it.each([
    ['is empty', (): string => '', 'no model'],
    ['is something else', (): string => '<!doctype html><title>404</title>', 'no model'],
    ['has version 1', (packed: string): string => packed.replace('SHYR 2', 'SHYR 1'), 'version 1; this reader needs'],
    ['has another version', (packed: string): string => packed.replace('SHYR 2', 'SHYR 99'), 'version 99'],
    ['is broken off', (packed: string): string => packed.slice(0, -10), 'broken off'],
    ['ends before its weights', (packed: string): string => packed.split(' ').slice(0, 6).join(' '), 'broken off'],
    ['was changed', (packed: string): string => packed.replace(/.{9}$/, 'AAAAAAAAA'), 'broken off or spoiled'],
    ['asks for endless weights', (packed: string): string => packed.replace('SHYR 2 16', 'SHYR 2 52'), 'broken off'],
    ['has words for numbers', (packed: string): string => packed.replace('0.1234567890123', 'much'), 'spoiled'],
  ])('that %s is refused', (_, spoil, message) => {
    const decode = (): unknown => decodeModel(spoil(encodeModel(model)));
    expect(decode).toThrow(UnusableModel);
    expect(decode).toThrow(message);
  });
});
