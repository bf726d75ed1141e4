import timeZoneAt from '@photostructure/tz-lookup';
import type { Coordinates } from '../domain/coordinates.js';
import { HOURS_UNKNOWN, openStateAt, readOpeningHours, type OpenState } from '../domain/opening-hours.js';

/** Milliseconds. */
const A_DAY = 86_400_000;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether a place with these opening hours is open; unknown without hours or when they are not understood. */
export function openStateOf(openingHours: string | null, at: Coordinates, now: Date): OpenState {
  const hours = openingHours === null ? undefined : readOpeningHours(openingHours);
  return hours ? openStateAt(hours, minuteOfWeek(at, now)) : HOURS_UNKNOWN;
}

/**
 * When a moment is on the clock of a place, as `HH:MM`.
 *
 * @param moment in ISO 8601
 * @returns null for no moment, and for one that is not within a day
 */
export function clockWithinADay(moment: string | undefined, at: Coordinates, now: Date): string | null {
  const ahead = Date.parse(moment ?? '') - now.getTime();
  if (!(ahead >= 0 && ahead <= A_DAY)) return null;
  const part = partsAt(at, new Date(now.getTime() + ahead));
  return `${part('hour')}:${part('minute')}`;
}

/** Minutes since the start of Monday on the clock of a place; its time zone is found by its position. */
export function minuteOfWeek(at: Coordinates, now: Date): number {
  const part = partsAt(at, now);
  return DAYS.indexOf(part('weekday')) * 1440 + Number(part('hour')) * 60 + Number(part('minute'));
}

function partsAt({ lat, lng }: Coordinates, moment: Date): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = clockOf(timeZoneAt(lat, lng)).formatToParts(moment);
  return (type) => parts.find((part) => part.type === type)?.value ?? '';
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const options = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = new Intl.DateTimeFormat('en-GB', options);
  clocks.set(timeZone, clock);
  return clock;
}
