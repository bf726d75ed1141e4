import { quotable } from './quotable.ts';

const sign = (id: string, ...evidence: string[]) => ({ id, evidence });

test('words that stand within others are quoted once, with all their words', () => {
  expect(
    quotable([sign('no_breathing', 'is not breathing and blue'), sign('breathing', 'not breathing and blue')]),
  ).toEqual(['is not breathing and blue']);
  expect(quotable([sign('a', 'chest pain', 'chest pain'), sign('b', 'Chest pain and sweat')])).toEqual([
    'Chest pain and sweat',
  ]);
});

test('part of a word is no quotation of it', () => {
  expect(quotable([sign('a', 'ill'), sign('b', 'pills')])).toEqual(['ill', 'pills']);
});

test('single words that a reader weighed are not quoted', () => {
  expect(quotable([sign('noticed_danger', 'old', 'stand')])).toEqual([]);
  expect(quotable([sign('noticed_danger', 'old'), sign('fever', 'burning fever')])).toEqual(['burning fever']);
});
