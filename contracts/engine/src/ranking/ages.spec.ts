import { base, read } from '../../testing/shipped.ts';
import { rankConditions } from './rank-conditions.ts';

/** Years just inside and outside of a bound. */
const CLOSE = 0.02;
const bounded = base.conditions.filter(({ entry }) => entry.prevalence.years);

it('tells of most illnesses of children from when or until when they can be', () => {
  expect(bounded.length).toBeGreaterThan(60);
});

it.each(bounded.map(({ entry }) => [entry.id, entry] as const))('%s is of its ages alone', (id, entry) => {
  const { from, below } = entry.prevalence.years!;
  const sex = entry.prevalence.sex.female === 0 ? 'male' : 'female';
  const isRanked = (age: number): boolean =>
    rankConditions(
      read('fever since two days', { person: { age, sex, about: age < 18 ? 'child' : 'self' } }),
      base,
    ).some(({ condition }) => condition.entry.id === id);
  if (from !== undefined) expect([isRanked(from - CLOSE), isRanked(from + CLOSE)]).toEqual([false, true]);
  if (below !== undefined) expect([isRanked(below - CLOSE), isRanked(below + CLOSE)]).toEqual([true, false]);
});

it('takes a child of "0 years" for one of any month', () => {
  const ids = rankConditions(read('fever since two days', { person: { age: 0, about: 'child' } }), base).map(
    ({ condition }) => condition.entry.id,
  );
  expect(ids).toEqual(expect.arrayContaining(['roseola', 'newborn_jaundice', 'bronchiolitis']));
  expect(ids).not.toContain('growing_pains');
});

const GROWN = ['husband', 'wife', 'uncle', 'colleague', 'mother', 'grandmother', 'bua', 'चाची', 'पत्नी'];

it.each(GROWN)('gives a %s of no told age no illness that only children have', (named) => {
  const person = { about: 'self' } as const;
  const ranked = rankConditions(read(`my ${named} is cold and does not feed well`, { person }), base);
  const ofChildren = ranked.filter(({ condition: { entry } }) => {
    const { age, years } = entry.prevalence;
    return (years?.below ?? Infinity) <= 18 || [age.adult, age.middle, age.elder].every((one) => one === 0);
  });
  expect(ofChildren.map(({ condition }) => condition.entry.id)).toEqual([]);
});

it.each([
  ["my wife's baby is cold and does not feed well", 'neonatal_sepsis'],
  ['meri bhabhi ka bachcha thanda hai, doodh nahi peeta', 'neonatal_sepsis'],
  ['papa, my newborn is cold and does not feed well', 'neonatal_sepsis'],
])('finds the illness of a child who is told of beside a grown person: "%s"', (text, id) => {
  const ids = rankConditions(read(text, { person: { about: 'self' } }), base).map(
    ({ condition }) => condition.entry.id,
  );
  expect(ids).toContain(id);
});
