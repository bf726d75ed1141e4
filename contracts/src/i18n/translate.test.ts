import { createTranslator } from './translate.ts';

const texts = {
  hello: 'Namaste, {name}',
  results: { one: '{count} place', other: '{count} places' },
} as const;

test('placeholders are filled, and left in sight when no value is given', () => {
  const t = createTranslator(texts, 'en');
  expect(t('hello', { name: 'Asha' })).toBe('Namaste, Asha');
  expect(t('hello')).toBe('Namaste, {name}');
});

test('the count chooses the plural form, and is written the way the language writes numbers', () => {
  const t = createTranslator(texts, 'en');
  expect(t('results', { count: 1 })).toBe('1 place');
  expect(t('results', { count: 120000 })).toBe('1,20,000 places');
});

test('a value is never read as a placeholder itself', () => {
  expect(createTranslator(texts, 'en')('hello', { name: '{count} $&' })).toBe('Namaste, {count} $&');
});
