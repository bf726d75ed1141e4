import { formatDateTime } from './date-time.ts';

test('an instant is written as dd/mm/yy, hh:mm with 24 hours', () => {
  expect(formatDateTime(new Date(2026, 10, 2, 9, 4).toISOString())).toBe('02/11/26, 09:04');
  expect(formatDateTime(new Date(2026, 0, 31, 0, 5).toISOString())).toBe('31/01/26, 00:05');
  expect(formatDateTime(new Date(2026, 11, 9, 23, 59).toISOString())).toBe('09/12/26, 23:59');
});
