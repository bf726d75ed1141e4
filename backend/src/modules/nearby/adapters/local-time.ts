import timeZoneAt from '@photostructure/tz-lookup';
import type { Coordinates } from '../../directory/public.js';
import {
  HOURS_UNKNOWN,
  openStateAt,
  readOpeningHours,
  type OpenState,
  type WeekHours,
} from '../domain/opening-hours.js';

/** Milliseconds. */
const A_DAY = 86_400_000;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MINUTE = 60_000;
/** Public holidays that fall on the same date every year all over a country: Republic Day, Independence Day and Gandhi's birthday. Others follow the moon or the state. */
const NATIONAL_HOLIDAYS: Readonly<Record<string, readonly string[]>> = {
  'Asia/Kolkata': ['26 Jan', '15 Aug', '02 Oct'],
};
/** The memory keeps this many different texts of opening hours as they were read. */
const READ_AT_MOST = 5000;
const clocks = new Map<string, Intl.DateTimeFormat>();
const read = new Map<string, WeekHours | undefined>();
/** What the clocks of time zones showed when they were last read. */
const shown = new Map<string, { readonly minute: number; readonly time: LocalTime }>();

/** Whether a place with these opening hours is open. Nobody knows when there are no hours, or when they are not understood. */
export function openStateOf(openingHours: string | null, at: Coordinates, now: Date): OpenState {
  const hours = openingHours === null ? undefined : hoursOf(openingHours);
  if (!hours) return HOURS_UNKNOWN;
  const { minute, holidays } = timeAt(at, now);
  return openStateAt(hours, minute, holidays);
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
export function minuteOfWeek(at: Coordinates, now: Date): number {
  return timeAt(at, now).minute;
}

/** What the clock and the calendar of a place show. */
interface LocalTime {
  /** Since the start of Monday. */
  readonly minute: number;
  /** The days of the week (0 is Monday) from yesterday to tomorrow that are public holidays there. */
  readonly holidays: readonly number[];
}

function timeAt({ lat, lng }: Coordinates, now: Date): LocalTime {
  const timeZone = timeZoneAt(lat, lng);
  const minute = Math.floor(now.getTime() / MINUTE);
  const known = shown.get(timeZone);
  if (known?.minute === minute) return known.time;
  const part = partsIn(timeZone, now);
  const dayOfWeek = DAYS.indexOf(part('weekday'));
  const dates = NATIONAL_HOLIDAYS[timeZone] ?? [];
  const isHoliday = (days: number) => {
    const of = partsIn(timeZone, new Date(now.getTime() + days * A_DAY));
    return dates.includes(`${of('day')} ${of('month')}`);
  };
  const holidays = dates.length > 0 ? [-1, 0, 1].filter(isHoliday).map((days) => (dayOfWeek + days + 7) % 7) : [];
  const time = { minute: dayOfWeek * 1440 + Number(part('hour')) * 60 + Number(part('minute')), holidays };
  shown.set(timeZone, { minute, time });
  return time;
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
  const options = {
    timeZone,
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const clock = new Intl.DateTimeFormat('en-GB', options);
  clocks.set(timeZone, clock);
  return clock;
}
