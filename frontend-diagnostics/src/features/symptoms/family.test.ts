import { NO_DETAILS } from './details.ts';
import {
  detailsToday,
  forgetRelative,
  forgetUnreadable,
  isFamilyDamaged,
  keepRelative,
  keptFamily,
  type Relative,
} from './family.ts';

const KEY = 'sahaay.person.family';
const YEAR = 365.25 * 86_400_000;
const asha: Relative = {
  name: 'Asha',
  about: 'child',
  details: { ...NO_DETAILS, age: '4', sex: 'female', illnesses: ['asthma'] },
  savedAt: 1_700_000_000_000,
};

afterEach(() => localStorage.clear());

test('somebody is kept, replaced under the same name, and forgotten', () => {
  expect(keptFamily('me')).toEqual([]);
  expect(keepRelative('me', asha)).toBe('kept');
  keepRelative('me', { ...asha, details: { ...asha.details, age: '5' } });
  expect(keptFamily('me').map(({ details }) => details.age)).toEqual(['5']);
  forgetRelative('me', 'Asha');
  expect(keptFamily('me')).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('nobody sees the family of somebody else', () => {
  keepRelative('me', asha);
  expect(keptFamily('somebody else')).toEqual([]);
});

test('at most twelve are kept, the latest first, and nobody is dropped for another', () => {
  const kept = Array.from({ length: 14 }, (_, at) => keepRelative('me', { ...asha, name: `child ${at}` }));
  expect(kept.slice(11)).toEqual(['kept', 'full', 'full']);
  expect(keptFamily('me')).toHaveLength(12);
  expect(keptFamily('me')[0]!.name).toBe('child 11');
  expect(keepRelative('me', { ...asha, name: 'child 3' })).toBe('kept');
});

test('they grow older', () => {
  expect(detailsToday(asha, asha.savedAt + 2.1 * YEAR)).toMatchObject({ age: '6', unit: 'years' });
  const baby = { ...asha, details: { ...NO_DETAILS, age: '20', unit: 'days' } } as const;
  expect(detailsToday(baby, asha.savedAt + 0.5 * YEAR)).toMatchObject({ age: '6', unit: 'months' });
  expect(detailsToday(baby, asha.savedAt)).toMatchObject({ age: '20', unit: 'days' });
});

test('a pregnancy goes on, and ends', () => {
  const mother = { ...asha, details: { ...NO_DETAILS, isPregnant: true, weeks: '30' } };
  expect(detailsToday(mother, asha.savedAt + 14 * 86_400_000)).toMatchObject({ isPregnant: true, weeks: '32' });
  expect(detailsToday(mother, asha.savedAt + YEAR)).toMatchObject({ isPregnant: false, weeks: '' });
});

test.each([
  ['nothing', 'null'],
  ['half of it', '{"userId":"me","family":[{"name":"Asha"'],
  ['a list', '[]'],
  ['no family', '{"userId":"me","family":{}}'],
  ['numbers', '{"userId":"me","family":[1,null,"x"]}'],
  ['no name', JSON.stringify({ userId: 'me', family: [{ ...asha, name: ' ' }] })],
  ['no such person', JSON.stringify({ userId: 'me', family: [{ ...asha, about: 'dog' }] })],
  ['no time', JSON.stringify({ userId: 'me', family: [{ ...asha, savedAt: 'now' }] })],
  ['a time before there was anything', JSON.stringify({ userId: 'me', family: [{ ...asha, savedAt: 0 }] })],
])('a file that was tampered with (%s) holds nobody, and says so', (_what, kept) => {
  localStorage.setItem(KEY, kept);
  expect(keptFamily('me')).toEqual([]);
  expect(isFamilyDamaged('me')).toBe(true);
  expect(keepRelative('me', asha)).toBe('kept');
  expect(keptFamily('me')).toEqual([asha]);
  expect(isFamilyDamaged('me')).toBe(true);
  forgetUnreadable('me');
  expect(keptFamily('me')).toEqual([asha]);
  expect(isFamilyDamaged('me')).toBe(false);
});

test('beside what was tampered with the others stay, and the record of somebody else is nobody here', () => {
  const ravi = { ...asha, name: 'Ravi' };
  const family = [asha, { name: 'x' }, ravi, { ...asha, details: { age: '90' } }, '<script>'];
  localStorage.setItem(KEY, JSON.stringify({ userId: 'me', family }));
  expect(keptFamily('me')).toEqual([asha, ravi]);
  forgetRelative('me', 'Ravi');
  expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject({ family: [asha, family[1], family[3], family[4]] });
  expect([keptFamily('you'), isFamilyDamaged('you')]).toEqual([[], false]);
});

test('of details that were tampered with, what can be is kept, and it is said', () => {
  const details = { age: '-4', unit: 'moons', sex: 'x', illnesses: ['asthma', 'x', 1], weeks: '<b>', medicines: 7 };
  localStorage.setItem(KEY, JSON.stringify({ userId: 'me', family: [{ ...asha, details }] }));
  expect(keptFamily('me')[0]!.details).toEqual({ ...NO_DETAILS, illnesses: ['asthma'] });
  expect(isFamilyDamaged('me')).toBe(true);
});
