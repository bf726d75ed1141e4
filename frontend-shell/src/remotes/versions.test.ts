import { satisfiesCaret } from './versions.ts';

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['19.2.9', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['18.9.9', '^19.3.1', false],
  ['1.2.3', '*', true],
])('%s lies in %s: %s', (version, range, expected) => {
  expect(satisfiesCaret(version, range)).toBe(expected);
});
