import { isChildBornOn } from './adult-age.ts';

const NOW = new Date('2026-11-28T23:59:00Z');

test.each([
  ['2008-11-28', false],
  ['2008-11-29', true],
  ['2026-11-28', true],
  ['1947-08-15', false],
  ['2026-11-29', true],
  ['2026-11-30', false],
  ['', false],
  ['2008', false],
  ['0020-11-29', false],
])('somebody born on %j is a child: %s', (dob, child) => expect(isChildBornOn(dob, NOW)).toBe(child));

test('somebody born on a leap day is an adult on the first of March', () => {
  expect(isChildBornOn('2008-02-29', new Date('2026-02-28T12:00:00Z'))).toBe(true);
  expect(isChildBornOn('2008-02-29', new Date('2026-03-01T00:00:00Z'))).toBe(false);
});
