import { formatDateTime, formatDay } from './date-time.ts';

test('an instant is written as dd/mm/yy, hh:mm with 24 hours', () => {
  expect(formatDateTime(new Date(2026, 10, 2, 9, 4).toISOString())).toBe('02/11/26, 09:04');
  expect(formatDateTime(new Date(2026, 0, 31, 0, 5).toISOString())).toBe('31/01/26, 00:05');
  expect(formatDateTime(new Date(2026, 11, 9, 23, 59).toISOString())).toBe('09/12/26, 23:59');
});

test.each([
  ['en', '2 November 1990'],
  ['hi', '2 नवंबर 1990'],
  ['bn', '2 নভেম্বর, 1990'],
  ['mr', '2 नोव्हेंबर, 1990'],
  ['ta', '2 நவம்பர், 1990'],
  ['te', '2 నవంబర్, 1990'],
] as const)('a day is written as people who read %s write it, with the digits of the rest', (locale, written) => {
  expect(formatDay('1990-11-02', locale)).toBe(written);
});

test('a day is the same day wherever it is read', () => {
  const { DateTimeFormat } = Intl;
  for (const timeZone of ['Pacific/Honolulu', 'Asia/Kolkata', 'Pacific/Kiritimati']) {
    jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation((tags, own) => new DateTimeFormat(tags, { timeZone, ...own }));
    expect(formatDay('1990-11-02', 'en')).toBe('2 November 1990');
  }
});
