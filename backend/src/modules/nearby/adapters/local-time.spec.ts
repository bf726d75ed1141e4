import { minuteOfWeek, openStateOf } from './local-time.js';

describe('the clock of a place', () => {
  const SATURDAY_NOON_UTC = new Date('2026-11-21T12:00:00Z');
  const minutes = (day: number, hour: number, minute: number) => day * 1440 + hour * 60 + minute;

  it.each([
    ['Delhi', { lat: 28.6, lng: 77.2 }, minutes(5, 17, 30)],
    ['Port Blair', { lat: 11.67, lng: 92.74 }, minutes(5, 17, 30)],
    ['Kathmandu', { lat: 27.7, lng: 85.32 }, minutes(5, 17, 45)],
    ['London', { lat: 51.5, lng: -0.13 }, minutes(5, 12, 0)],
    ['New York', { lat: 40.7, lng: -74 }, minutes(5, 7, 0)],
    ['Auckland, where it is tomorrow', { lat: -36.85, lng: 174.76 }, minutes(6, 1, 0)],
    ['the north pole', { lat: 90, lng: 180 }, minutes(5, 12, 0)],
  ])('shows the time of %s', (_, at, expected) => expect(minuteOfWeek(at, SATURDAY_NOON_UTC)).toBe(expected));

  it('follows summer time', () => {
    expect(minuteOfWeek({ lat: 51.5, lng: -0.13 }, new Date('2026-07-18T12:00:00Z'))).toBe(minutes(5, 13, 0));
  });

  it('knows the national holidays of India by the calendar of the place', () => {
    const hours = 'Mo-Su 00:00-24:00; PH off';
    const [delhi, london] = [
      { lat: 28.6, lng: 77.2 },
      { lat: 51.5, lng: -0.13 },
    ];
    const open = (at: typeof delhi, moment: string) => openStateOf(hours, at, new Date(moment)).openNow;
    expect(open(delhi, '2026-08-14T18:29:00Z')).toBe(true);
    expect(open(delhi, '2026-08-14T18:30:00Z')).toBe(false);
    expect(open(delhi, '2026-10-02T12:00:00Z')).toBe(false);
    expect(open(delhi, '2027-01-26T12:00:00Z')).toBe(false);
    expect(open(london, '2026-08-15T12:00:00Z')).toBe(true);
  });
});
