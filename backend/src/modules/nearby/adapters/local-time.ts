import timeZoneAt from '@photostructure/tz-lookup';
import type { Coordinates } from '../domain/coordinates.js';
import { HOURS_UNKNOWN, openStateAt, readOpeningHours, type OpenState } from '../domain/opening-hours.js';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether a place with these opening hours is open; unknown without hours or when they are not understood. */
export function openStateOf(openingHours: string | null, at: Coordinates, now: Date): OpenState {
  const hours = openingHours === null ? undefined : readOpeningHours(openingHours);
  return hours ? openStateAt(hours, minuteOfWeek(at, now)) : HOURS_UNKNOWN;
}

/** Minutes since the start of Monday on the clock of a place; its time zone is found by its position. */
export function minuteOfWeek({ lat, lng }: Coordinates, now: Date): number {
  const parts = clockOf(timeZoneAt(lat, lng)).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return DAYS.indexOf(part('weekday')) * 1440 + Number(part('hour')) * 60 + Number(part('minute'));
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const options = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = new Intl.DateTimeFormat('en-GB', options);
  clocks.set(timeZone, clock);
  return clock;
}
