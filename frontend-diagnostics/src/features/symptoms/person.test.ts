import { fixtures } from '@sahaay/contracts/testing';
import { personOf } from './person.ts';

test.each([
  ['2026-03-13', 33],
  ['2026-03-14', 34],
  ['2026-11-21', 34],
])('on %s somebody born on 1992-03-14 is %i', (today, age) => {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  expect(personOf(fixtures.user, new Date(year, month - 1, day))).toEqual({ age, sex: 'female' });
});

test('what the profile lacks is left out', () => {
  expect(personOf({ ...fixtures.user, dob: null, gender: null })).toEqual({});
  expect(personOf(null)).toEqual({});
});
