import timeZoneAt from '@photostructure/tz-lookup';
import type { Coordinates } from '../domain/coordinates.js';
import { HOURS_UNKNOWN, openStateAt, readOpeningHours, type OpenState, type WeekHours } from '../domain/opening-hours.js';

/** Milliseconds. */
const A_DAY = 86_400_000;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MINUTE = 60_000;
/** Opening hours of so many wordings are kept as they were read. */
const READ_AT_MOST = 5000;
const clocks = new Map<string, Intl.DateTimeFormat>();
const read = new Map<string, WeekHours | undefined>();
/** What the clocks of time zones showed when they were last read. */
const shown = new Map<string, { readonly minute: number; readonly ofWeek: number }>();

/** Whether a place with these opening hours is open; unknown without hours or when they are not understood. */
export function openStateOf(openingHours: string | null, at: Coordinates, now: Date): OpenState {
  const hours = openingHours === null ? undefined : hoursOf(openingHours);
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
  const part = partsIn(timeZoneAt(at.lat, at.lng), new Date(now.getTime() + ahead));
  return `${part('hour')}:${part('minute')}`;
}

/** Minutes since the start of Monday on the clock of a place; its time zone is found by its position. */
export function minuteOfWeek({ lat, lng }: Coordinates, now: Date): number {
  const timeZone = timeZoneAt(lat, lng);
  const minute = Math.floor(now.getTime() / MINUTE);
  const known = shown.get(timeZone);
  if (known?.minute === minute) return known.ofWeek;
  const part = partsIn(timeZone, now);
  const ofWeek = DAYS.indexOf(part('weekday')) * 1440 + Number(part('hour')) * 60 + Number(part('minute'));
  shown.set(timeZone, { minute, ofWeek });
  return ofWeek;
}

function hoursOf(openingHours: string): WeekHours | undefined {
  if (read.has(openingHours)) return read.get(openingHours);
  if (read.size === READ_AT_MOST) read.clear();
  const hours = readOpeningHours(openingHours);
  read.set(openingHours, hours);
  return hours;
}

function partsIn(timeZone: string, moment: Date): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = clockOf(timeZone).formatToParts(moment);
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
