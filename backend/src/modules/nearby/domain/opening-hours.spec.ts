import { openStateAt, readOpeningHours } from './opening-hours.js';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** The state of a place with these hours at a moment such as 'Tu 09:30'. */
function at(hours: string, moment: string) {
  const [, day = '', hour, minute] = /^(..) (\d\d):(\d\d)$/.exec(moment) ?? [];
  const week = readOpeningHours(hours);
  return week && openStateAt(week, DAYS.indexOf(day) * 1440 + Number(hour) * 60 + Number(minute));
}
const short = (hours: string, moment: string) => {
  const state = at(hours, moment);
  if (!state) return 'unknown';
  if (state.alwaysOpen) return 'always';
  return state.openNow ? `open until ${state.closesAt}` : `closed until ${state.opensAt}`;
};

describe('opening hours', () => {
  it.each([
    ['Mo-Fr 09:00-17:00', 'Mo 08:59', '09:00', false],
    ['Mo-Fr 09:00-17:00', 'Mo 17:00', '09:00', true],
    ['Mo-Su 09:00-17:00', 'Su 18:00', '09:00', true],
    ['Mo-Su 00:00-17:00', 'Tu 18:00', '00:00', true],
    ['Mo-Fr 09:00-17:00', 'Sa 13:00', null, false],
  ])('%s at %s: opens at %s, tomorrow: %s', (hours, moment, opensAt, opensTomorrow) => {
    expect(at(hours, moment)).toMatchObject({ openNow: false, opensAt, opensTomorrow });
  });

  const OFFICE = 'Mo-Fr 09:00-17:00; Sa 09:00-13:00';
  const SPLIT = 'Mo-Sa 09:00-12:30, 16:00-21:00; Su off';

  it.each([
    ['24/7', 'We 03:00', 'always'],
    ['Mo-Su 00:00-24:00', 'Su 23:59', 'always'],
    ['Mo-Su,PH 00:00-24:00', 'Mo 00:00', 'always'],
    ['00:00-24:00', 'Mo 00:00', 'always'],
    [OFFICE, 'Mo 08:59', 'closed until 09:00'],
    [OFFICE, 'Mo 09:00', 'open until 17:00'],
    [OFFICE, 'Mo 17:00', 'closed until 09:00'],
    [OFFICE, 'Sa 13:00', 'closed until null'],
    [OFFICE, 'Su 12:00', 'closed until 09:00'],
    [SPLIT, 'Tu 13:00', 'closed until 16:00'],
    [SPLIT, 'Tu 20:59', 'open until 21:00'],
    [SPLIT, 'Su 10:00', 'closed until 09:00'],
    ['Mo-Su 20:00-02:00', 'Mo 01:00', 'open until 02:00'],
    ['Mo-Su 20:00-02:00', 'Su 23:00', 'open until 02:00'],
    ['Fr-Mo 10:00-18:00', 'Tu 12:00', 'closed until null'],
    ['Fr-Mo 10:00-18:00', 'Su 12:00', 'open until 18:00'],
    ['Mo,We 08:00-10:00, Tu 11:00-12:00', 'Tu 11:30', 'open until 12:00'],
    ['Mo-Su 08:00-20:00; We off', 'We 12:00', 'closed until 08:00'],
    ['Mo-Fr 08:00-18:00; PH off', 'Mo 12:00', 'open until 18:00'],
    ['mo–fr 9:00-18:00', 'Mo 12:00', 'open until 18:00'],
    ['Sa-Su 00:00-24:00', 'Sa 12:00', 'open until null'],
    ['off', 'Mo 12:00', 'closed until null'],
    ['24 hours', 'We 03:00', 'always'],
    ['Mo-Sa 24x7; Su off', 'Su 12:00', 'closed until 00:00'],
    ['09:30-17:45', 'Mo 09:29', 'closed until 09:30'],
    ['09:30-17:45', 'Mo 17:44', 'open until 17:45'],
    ['Mo 20:00-26:00', 'Tu 01:59', 'open until 02:00'],
    ['Mo 20:00-26:00', 'Tu 02:00', 'closed until null'],
    // The same time twice is a whole day, as the evaluation tool of OpenStreetMap (opening_hours.js 3.15) reads it.
    ['09:00-09:00', 'We 03:00', 'always'],
    ['00:00-00:00', 'We 03:00', 'always'],
    ['Mo 09:00-09:00', 'Mo 08:59', 'closed until 09:00'],
    ['Mo 09:00-09:00', 'Mo 09:00', 'open until 09:00'],
    ['Mo 09:00-09:00', 'Tu 08:59', 'open until 09:00'],
    ['Mo 09:00-09:00', 'Tu 09:00', 'closed until null'],
  ])('%s on %s: %s', (hours, moment, expected) => expect(short(hours, moment)).toBe(expected));

  it.each([
    '',
    'by appointment',
    'PH off',
    'PH 10:00-12:00',
    '24/7; Dec 25 off',
    'Mo-Fr 09:00-17:00 "call first"',
    'Su[1] 09:00-12:00',
    'Apr-Sep Mo-Fr 09:00-17:00',
    'sunrise-sunset',
    'Mo-Fr 09:00+',
    'Mo-Fr 25:00-27:00',
    'Mo-Fr 09:70-17:00',
    'Mo-Fr 09:60-17:00',
    'Mo-Fr 20:00-27:00',
    'Mo-Fr 24:00-26:00',
    '9 am to 5 pm',
    'Mo-Fr',
    'Mo-Fr 09:00-17:00 || Sa 10:00-12:00',
  ])('claims nothing by %j', (hours) => expect(short(hours, 'Mo 12:00')).toBe('unknown'));

  describe('on a public holiday', () => {
    const onTuesday = (hours: string, day: number, hour: number) => {
      const week = readOpeningHours(hours);
      return week && openStateAt(week, day * 1440 + hour * 60, [1]);
    };

    it.each([
      ['Mo-Fr 09:00-17:00; PH off', false],
      ['Mo-Fr 09:00-17:00; PH 10:00-13:00', true],
      ['Mo-Fr 09:00-17:00; Sa,PH off', false],
      ['24/7; PH off', false],
      ['Mo-Fr 09:00-17:00', true],
    ])('%s: open at noon is %s', (hours, openNow) => expect(onTuesday(hours, 1, 12)?.openNow).toBe(openNow));

    it('is open in the night that began before it, and opens again after it', () => {
      expect(onTuesday('Mo-Su 20:00-02:00; PH off', 1, 1)?.closesAt).toBe('02:00');
      expect(onTuesday('Mo-Fr 09:00-17:00; PH off', 0, 18)).toMatchObject({ openNow: false, opensAt: null });
      expect(onTuesday('Mo-Fr 09:00-17:00; PH off', 1, 18)).toMatchObject({
        openNow: false,
        opensAt: '09:00',
        opensTomorrow: true,
      });
    });
  });

  it('reads a long text of nonsense in no time', () => {
    expect(readOpeningHours(`${'mo-fr, '.repeat(20_000)}09:00`)).toBeUndefined();
  });
});
