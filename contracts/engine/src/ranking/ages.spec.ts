import { base, read } from '../../testing/shipped.ts';
import type { Reading } from '../reading/reading.ts';
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

/** Of babies, by what the knowledge says of ages: four times as often as older children, and hardly ever grown people. */
const ofBabies = base.conditions.filter(
  ({
    entry: {
      prevalence: { age },
    },
  }) => {
    const { infant = 1, child = 1, adult = 1, middle = 1, elder = 1 } = age;
    return infant > 0 && infant >= 4 * child && Math.max(adult, middle, elder) <= 0.1;
  },
);
const isOfChildren = (id: string): boolean =>
  base.askedOf.get(id)?.some(({ below = Infinity }) => below <= 12) ?? false;
const mostTold = (listed: (typeof base.conditions)[number]['listed'], count: number): Reading['present'] =>
  new Map(
    listed
      .filter(([id]) => base.findings.get(id)?.kind === 'symptom' && !isOfChildren(id))
      .slice(0, count)
      .map(([id]) => [id, [id]]),
  );

describe('a person of no told age, of whom nothing speaks of a child', () => {
  it('could have one of many illnesses of babies by the symptoms alone', () =>
    expect(ofBabies.length).toBeGreaterThan(15));

  it.each(ofBabies.map(({ entry: { id }, listed }) => [id, listed] as const))('does not have %s', (id, listed) => {
    for (const count of [1, 2, 3, 5]) {
      const ranked = rankConditions({ ...read('please help'), present: mostTold(listed, count) }, base);
      expect(ranked.map(({ condition }) => condition.entry.id)).not.toContain(id);
    }
  });

  it('has what infants have most no more often than grown people have it', () => {
    const grown = read('please help', { person: { age: 40 } });
    for (const { entry, listed } of base.conditions) {
      const { infant = 1, child = 1, teen = 1, adult = 1, middle = 1, elder = 1 } = entry.prevalence.age;
      if (infant <= Math.max(child, teen, adult, middle, elder) || Math.min(adult, middle, elder) < 0.5) continue;
      const present = mostTold(listed, 3);
      const shareOf = (reading: Reading): number =>
        rankConditions({ ...reading, present }, base).find(({ condition }) => condition.entry.id === entry.id)
          ?.probability ?? 0;
      expect({ id: entry.id, isLess: shareOf(read('please help')) < shareOf(grown) * 1.5 + 0.05 }).toEqual({
        id: entry.id,
        isLess: true,
      });
    }
  });
});

it('takes what only children have for words of a child', () => {
  const [first] = rankConditions(read('doodh nahi pee raha, bahut ro raha hai'), base);
  expect(first?.condition.entry.id).toBe('neonatal_sepsis');
});
