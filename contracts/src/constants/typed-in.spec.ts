import { isTypedIn } from './typed-in.ts';

const marathi = { block: 0x900, marks: ['आहे', '-तंय', 'ळ'] };

test.each([
  ['छातीत दुखतंय', true],
  ['ताप आहे', true],
  ['बाळाला ताप', true],
  ['छाती में दर्द है', false],
  ['chest pain', false],
])('a language with the letters of Hindi is told by its own words: %s', (text, is) => {
  expect(isTypedIn(text, marathi)).toBe(is);
});

test('a language with letters of its own is told by them', () => {
  expect(isTypedIn('doctor, জ্বর', { block: 0x980 })).toBe(true);
  expect(isTypedIn('doctor', { block: 0x980 })).toBe(false);
});
