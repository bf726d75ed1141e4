import { checkOf, DAY } from '../../../testing/checks.ts';
import { daysBetween, earlierCheck, temperatureIn } from './compare.ts';
import type { KeptCheck } from './kept-check.ts';

const now = checkOf({ id: 'now' });
const before = (changes: Partial<KeptCheck>, days = 3) =>
  checkOf({ id: 'before', at: now.at - days * DAY, ...changes });

test.each<[string, KeptCheck, Partial<KeptCheck>, number, boolean]>([
  ['the same trouble of oneself', now, {}, 3, true],
  ['the same condition under other words', now, { present: ['chills'] }, 3, true],
  ['another trouble', now, { present: ['ankle pain'], conditions: ['Sprain'] }, 3, false],
  ['14 days ago', now, {}, 14, true],
  ['15 days ago', now, {}, 15, false],
  ['in the future', now, {}, -1, false],
  ['somebody else', now, { about: 'other' }, 3, false],
  ['a child of the same name', { ...now, about: 'child', name: 'Asha' }, { about: 'child', name: 'Asha' }, 3, true],
  ['a child of another name', { ...now, about: 'child', name: 'Asha' }, { about: 'child', name: 'Ravi' }, 3, false],
  ['a child without a name', { ...now, about: 'child', age: 4 }, { about: 'child', age: 4 }, 3, true],
  ['a child of another age', { ...now, about: 'child', age: 4 }, { about: 'child', age: 9 }, 3, false],
  ['a child of another sex', { ...now, about: 'child', sex: 'male' }, { about: 'child', sex: 'female' }, 3, false],
])('is compared or not: %s', (_, present, changes, days, isCompared) => {
  expect(earlierCheck(present, [before(changes, days)]) !== undefined).toBe(isCompared);
});

test('a check is not compared with itself, and the newest goes first', () => {
  expect(earlierCheck(now, [now])).toBeUndefined();
  expect(earlierCheck(now, [before({ id: 'first' }, 9), before({ id: 'second' }, 2)])?.id).toBe('second');
});

test('days are counted by the calendar', () => {
  const evening = new Date(2026, 10, 20, 23, 50).getTime();
  expect(daysBetween(evening, new Date(2026, 10, 21, 0, 10).getTime())).toBe(1);
  expect(daysBetween(evening, evening + 60_000)).toBe(0);
  expect(daysBetween(evening, new Date(2026, 10, 23, 8).getTime())).toBe(3);
});

test.each([
  ['fever 38 °C since yesterday', '38 °C'],
  ['she has 101.4F', '101.4 °F'],
  ['temp 38,5 c', '38,5 °C'],
  ['fever for 38 days', undefined],
  ['blood pressure 140, vitamin c 500 C', undefined],
  ['1238 C', undefined],
  ['fever', undefined],
])('reads a temperature in "%s"', (text, temperature) => {
  expect(temperatureIn(text)).toBe(temperature);
});
