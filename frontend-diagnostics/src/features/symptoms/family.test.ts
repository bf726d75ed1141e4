import { NO_DETAILS } from './details.ts';
import { detailsToday, forgetRelative, keepRelative, keptFamily, type Relative } from './family.ts';

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
  expect(keepRelative('me', asha)).toBe(true);
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

test('at most twelve are kept, the latest first', () => {
  for (let at = 0; at < 15; at++) keepRelative('me', { ...asha, name: `child ${at}` });
  expect(keptFamily('me')).toHaveLength(12);
  expect(keptFamily('me')[0]!.name).toBe('child 14');
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
  ['no name', JSON.stringify({ userId: 'me', family: [{ ...asha, name: '' }] })],
  ['no such person', JSON.stringify({ userId: 'me', family: [{ ...asha, about: 'dog' }] })],
  ['no time', JSON.stringify({ userId: 'me', family: [{ ...asha, savedAt: 'now' }] })],
])('a file that was tampered with (%s) holds nobody', (_what, kept) => {
  localStorage.setItem(KEY, kept);
  expect(keptFamily('me')).toEqual([]);
});

test('of details that were tampered with, what can be is kept', () => {
  const details = { age: '-4', unit: 'moons', sex: 'x', illnesses: ['asthma', 'x', 1], weeks: '<b>', medicines: 7 };
  localStorage.setItem(KEY, JSON.stringify({ userId: 'me', family: [{ ...asha, details }] }));
  expect(keptFamily('me')[0]!.details).toEqual({ ...NO_DETAILS, illnesses: ['asthma'] });
});
