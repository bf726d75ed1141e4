import type { Wanted } from '../domain/wanted.js';
import { WordShares } from './word-shares.js';

const shares = new WordShares(
  new Map([
    ['pain', 0.2],
    ['painful', 0.1],
    ['vein', 0.01],
    ['leg', 0.05],
    ['foot', 0.06],
  ]),
  4_000_000,
);
const name = (...words: string[]): Wanted[number] => words.map((word) => ({ keys: new Set(word.split('/')) }));

describe('how common words are', () => {
  it('puts the rarest first, with an unknown one before all, and a beginning with all that begins so', () => {
    const begun = { keys: new Set(['pain']), beginning: 'pain' };
    const [ordered] = shares.rarestFirst([[begun, ...name('pain', 'leg/vein', 'ulcer', 'leg')]]);
    expect(ordered!.map((word) => (word === begun ? 'pain…' : [...word.keys].join('/')))).toEqual([
      'ulcer',
      'leg',
      'leg/vein',
      'pain',
      'pain…',
    ]);
  });

  it.each([
    [name('ulcer', 'vein', 'leg'), true],
    [name('vein', 'vein', 'vein', 'pain'), true],
    [name('ulcer', 'vein'), true],
    [name('pain', 'leg', 'leg'), false],
    [name('foot', 'foot', 'foot'), false],
    [name('ulcer'), false],
    [name('pain', 'leg'), false],
  ])('tells whether all that has the words is little: %j', (one, areFew) => {
    expect(shares.areFew([one])).toBe(areFew);
    expect(shares.areFew([one, name('pain')])).toBe(false);
  });

  it('is unknown in a new installation, where everything is little', () => {
    const none = new WordShares(new Map(), 40);
    expect(none.areFew([name('pain')])).toBe(true);
    expect(none.rarestFirst([name('b', 'a')])).toEqual([name('b', 'a')]);
  });
});
