import type { Schema } from '@sahaay/contracts';
import { dayInWords, keepTips, keptTips } from './kept-tips.ts';

const tip: Schema<'Tip'> = { title: 'Walk', description: 'Half an hour.', source: 'WHO', writtenBy: null };
const DAY = 86_400_000;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('tips are kept for one person, in one language, for 30 days', () => {
  jest.useFakeTimers({ now: 0 });
  keepTips('asha', 'en', [tip]);
  expect(keptTips('asha', 'en')).toMatchObject({ savedAt: 0, tips: [tip] });
  expect(keptTips('ravi', 'en')).toBeUndefined();
  expect(keptTips('asha', 'hi')).toBeUndefined();
  jest.setSystemTime(30 * DAY);
  expect(keptTips('asha', 'en')).toBeUndefined();
});

test.each(['', 'null', '{"userId":"asha","locale":"en","savedAt":1}'])('what is none is none: %s', (found) => {
  localStorage.setItem('sahaay.person.tips', found);
  expect(keptTips('asha', 'en')).toBeUndefined();
});

test.each([
  [0, 'today', 'आज'],
  [1, 'yesterday', 'कल'],
  [3, '3 days ago', '3 दिन पहले'],
])('%d days ago is %s', (days, english, hindi) => {
  const noon = new Date(2026, 10, 23, 12).getTime();
  expect(dayInWords(noon - days * DAY, 'en', noon)).toBe(english);
  expect(dayInWords(noon - days * DAY, 'hi', noon)).toBe(hindi);
});
