import type { Gender } from '@sahaay/contracts/constants';
import { chooseTips, TIPS_A_DAY } from './choose-tips.js';
import { LIBRARY } from './library-tip.js';
import { SEASONS, seasonOf } from './season.js';

const DAYS = { winter: '2026-01-15', summer: '2026-05-01', monsoon: '2026-07-20', autumn: '2026-10-31' };
const stranger = { id: 'someone', dob: null, gender: null };
const person = (dob: string, gender: Gender | null, id = 'someone') => ({ id, dob, gender });
const everyDay = (month: string) =>
  Array.from({ length: 28 }, (_, day) => `2026-${month}-${String(day + 1).padStart(2, '0')}`);

describe('the season', () => {
  it.each(SEASONS)('%s has its months', (season) => {
    expect(seasonOf(Number(DAYS[season].slice(5, 7)))).toBe(season);
  });

  it.each([
    [2, 'winter'],
    [3, 'summer'],
    [5, 'summer'],
    [6, 'monsoon'],
    [9, 'monsoon'],
    [10, 'autumn'],
    [11, 'autumn'],
    [12, 'winter'],
  ])('in month %i is %s', (month, season) => {
    expect(seasonOf(month)).toBe(season);
  });
});

describe('the tips of a day', () => {
  const readers = [
    stranger,
    ...(['male', 'female', 'other', null] as const).flatMap((gender) =>
      [
        '2025-06-01',
        '2016-01-01',
        '2010-01-01',
        '1999-01-01',
        '1985-01-01',
        '1970-01-01',
        '1950-01-01',
        '1910-01-01',
      ].map((dob) => person(dob, gender)),
    ),
  ];

  it.each(readers)('are enough and on different topics for $dob $gender in every season', (reader) => {
    for (const day of Object.values(DAYS)) {
      const tips = chooseTips(LIBRARY, reader, day);
      expect(tips).toHaveLength(TIPS_A_DAY);
      expect(new Set(tips.map(({ topic }) => topic)).size).toBe(TIPS_A_DAY);
    }
  });

  it('are general for someone without a profile', () => {
    for (const tip of everyDay('07').flatMap((day) => chooseTips(LIBRARY, stranger, day))) {
      expect(tip).not.toHaveProperty('ages');
      expect(tip).not.toHaveProperty('gender');
    }
  });

  it('suit the age, counted in whole years', () => {
    const sixties = { ...LIBRARY[0]!, id: 'for-sixties', ages: { from: 60, to: 69 } };
    const chosenFor = (dob: string) => chooseTips([sixties], person(dob, null), '2026-07-20').length;
    expect(chosenFor('1966-07-21')).toBe(0);
    expect(chosenFor('1966-07-20')).toBe(1);
    expect(chosenFor('1956-07-21')).toBe(1);
    expect(chosenFor('1956-07-20')).toBe(0);
  });

  it('suit the gender', () => {
    const tips = everyDay('07').flatMap((day) => chooseTips(LIBRARY, person('1990-01-01', 'male'), day));
    expect(tips.some(({ gender }) => gender === 'male')).toBe(true);
    expect(tips.some(({ gender }) => gender === 'female')).toBe(false);
  });

  it('suit the season', () => {
    for (const season of SEASONS) {
      const tips = chooseTips(LIBRARY, stranger, DAYS[season]).filter((tip) => tip.seasons);
      expect(tips.length).toBeGreaterThan(0);
      for (const tip of tips) expect(tip.seasons).toContain(season);
    }
  });

  it('are the same all day and others on the next', () => {
    expect(chooseTips(LIBRARY, stranger, '2026-07-20')).toEqual(chooseTips(LIBRARY, stranger, '2026-07-20'));
    expect(chooseTips(LIBRARY, stranger, '2026-07-20')).not.toEqual(chooseTips(LIBRARY, stranger, '2026-07-21'));
  });
});
