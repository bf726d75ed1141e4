import { createTranslator } from '@sahaay/contracts/i18n';
import { en } from '../../i18n/en.ts';
import { dobProblem, nameProblem, phoneProblem } from './profile-values.ts';

const t = createTranslator<typeof en>(en, 'en');
const now = new Date(2026, 10, 21, 1, 30);

test('a birth date may be empty or today, not half typed, not in the future', () => {
  expect(dobProblem('', false, now, t)).toBeUndefined();
  expect(dobProblem('2026-11-21', false, now, t)).toBeUndefined();
  expect(dobProblem('2026-11-22', false, now, t)).toBe('Birth date cannot be in the future');
  expect(dobProblem('', true, now, t)).toBe('Please enter a valid date');
  expect(dobProblem('2026-13-45', false, now, t)).toBe('Please enter a valid date');
});

test('a name of spaces is no name', () => {
  expect(nameProblem('   ', t)).toBe('Name is required');
  expect(nameProblem(' A ', t)).toBe('Name must be at least 2 characters');
  expect(nameProblem('Ai', t)).toBeUndefined();
});

test('a phone number is checked here only when it is empty', () => {
  expect(phoneProblem('', t)).toBe('Please enter a valid phone number');
  expect(phoneProblem('12', t)).toBeUndefined();
});
