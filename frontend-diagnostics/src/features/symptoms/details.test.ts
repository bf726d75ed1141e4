import { NO_DETAILS, toPerson } from './details.ts';
import { checkAge } from './told-age.ts';

test.each([
  ['4', 'years', 4],
  ['0', 'years', 0],
  ['130', 'years', 130],
  ['1.5', 'years', 1.5],
  ['६', 'months', 0.5],
  ['3', 'days', 0.008],
] as const)('%s %s is an age of %d years', (typed, unit, years) => {
  expect(checkAge(typed, unit)).toEqual({ years, isWrong: false });
});

test.each(['-1', '131', '1e3', 'four', '4 years', '99999'])('"%s" is no age in years', (typed) => {
  expect(checkAge(typed, 'years')).toEqual({ years: undefined, isWrong: true });
});

test('nothing typed is no age, and not wrong', () => {
  expect(checkAge('  ', 'years')).toEqual({ years: undefined, isWrong: false });
});

test('the profile counts for oneself alone, and what is empty is left out', () => {
  const own = { age: 34, sex: 'female' } as const;
  expect(toPerson('self', NO_DETAILS, own)).toEqual(own);
  expect(toPerson('child', NO_DETAILS, own)).toEqual({ about: 'child' });
});

test('everything that was told is sent', () => {
  const told = {
    ...NO_DETAILS,
    age: '66',
    sex: 'male',
    illnesses: ['diabetes'],
    otherIllnesses: 'gout, TB in 2012;',
    medicines: 'warfarin',
    allergies: ' penicillin ,',
  } as const;
  expect(toPerson('other', told, { age: 34 })).toEqual({
    about: 'other',
    age: 66,
    sex: 'male',
    illnesses: ['diabetes', 'gout', 'TB in 2012'],
    medicines: ['warfarin'],
    allergies: ['penicillin'],
  });
});

test.each([
  ['32', { pregnant: true, pregnancyWeeks: 32 }],
  ['', { pregnant: true }],
  ['60', { pregnant: true }],
])('a pregnancy of "%s" weeks is sent as far as it can be', (weeks, sent) => {
  expect(toPerson('self', { ...NO_DETAILS, isPregnant: true, weeks }, {})).toEqual(sent);
});

test('a list longer than the service takes is cut', () => {
  const many = Array.from({ length: 80 }, (_, at) => `illness ${at} ${'x'.repeat(200)}`).join(',');
  const { illnesses = [] } = toPerson('self', { ...NO_DETAILS, otherIllnesses: many }, {});
  expect(illnesses).toHaveLength(50);
  expect(Math.max(...illnesses.map(({ length }) => length))).toBe(100);
});
