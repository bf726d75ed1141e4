import { checkWeeks, NO_DETAILS, notSent, toPerson } from './details.ts';
import { checkAge } from './told-age.ts';

test.each([
  ['4', 'years', 4],
  ['0', 'years', 0],
  ['130', 'years', 130],
  ['1.5', 'years', 1.5],
  ['६', 'months', 0.5],
  ['3', 'days', 0.008],
  ['18 months', 'years', 1.5],
  ['6mo', 'years', 0.5],
  ['4 years', 'months', 4],
  ['2 weeks', 'years', 0.038],
  ['१८ महीने', 'years', 1.5],
  ['4 years old', 'years', 4],
] as const)('%s %s is an age of %d years', (typed, unit, years) => {
  expect(checkAge(typed, unit)).toEqual({ years, isWrong: false });
});

test.each(['-1', '131', '1e3', 'four', '4 moons', '-3 years', '2000 months', '99999'])(
  '"%s" is no age in years',
  (typed) => {
    expect(checkAge(typed, 'years')).toEqual({ years: undefined, isWrong: true });
  },
);

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

test('of more than the service takes the first are sent, and the others are told', () => {
  const names = Array.from({ length: 60 }, (_, at) => `illness ${at}`);
  const told = {
    ...NO_DETAILS,
    illnesses: ['diabetes'],
    otherIllnesses: names.join(', '),
    medicines: 'crocin',
  } as const;
  const { illnesses = [] } = toPerson('self', told, {});
  expect(illnesses).toHaveLength(50);
  expect([...illnesses, ...notSent(told, 'otherIllnesses')]).toEqual(['diabetes', ...names]);
  expect(notSent(told, 'medicines')).toEqual([]);
});

test('what was written without commas is sent in parts, and no word is lost', () => {
  const words = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');
  const { medicines = [] } = toPerson('self', { ...NO_DETAILS, medicines: `${words}, ${'x'.repeat(150)}` }, {});
  expect(Math.max(...medicines.map(({ length }) => length))).toBeLessThanOrEqual(100);
  expect(medicines.slice(0, -2).join(' ')).toBe(words);
  expect(medicines.slice(-2).join('')).toBe('x'.repeat(150));
});

test.each([
  ['32', 32, false],
  ['३२', 32, false],
  ['', undefined, false],
  ['0', undefined, true],
  ['45', undefined, true],
  ['-3', undefined, true],
  ['2.5', undefined, true],
])('"%s" weeks are %s, wrong: %s', (typed, weeks, isWrong) => expect(checkWeeks(typed)).toEqual({ weeks, isWrong }));
