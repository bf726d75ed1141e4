/*
 * Opening hours as OpenStreetMap writes them (https://wiki.openstreetmap.org/wiki/Key:opening_hours): weekdays and
 * times, which is what nearly every place of care states, and other times on public holidays. Months, holidays by name,
 * nth weekdays, sunset and comments are not understood, and then nothing is claimed: a person sent to a closed door is
 * worse off than one told to call.
 */
/** Public holidays, as a day list names them. */
const HOLIDAYS = 'ph';
const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const DAY = 1440;
const WEEK = 7 * DAY;
const DAY_LIST = String.raw`(?:(?:mo|tu|we|th|fr|sa|su|ph|sh)(?:-(?:mo|tu|we|th|fr|sa|su))?)`;
const TIME = String.raw`\d{1,2}:\d{2}`;
const SPAN = String.raw`${TIME}-${TIME}`;
const RULE = new RegExp(String.raw`^(${DAY_LIST}(?:,${DAY_LIST})*)?[ :]?(off|closed|24/7|open|${SPAN}(?:,${SPAN})*)?$`);
/** "Mo 08:00-12:00, Tu 09:00-13:00": a comma before a day adds a rule, where a semicolon would replace. */
const NEXT_RULE = new RegExp(`;|(?<=\\d)(,)(?=${DAY_LIST})`);

/** Spaces beside these marks have no meaning. */
const BESIDE_MARKS = / ?([-,;:]) ?/g;

/** People who do not know the format write "24/7" in these ways. */
const ALL_DAY = /\b24 ?(hours?|hrs?|x ?7)\b/g;

/** Minutes from the start of Monday; `to` may lie beyond the end of the week. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The spans of a week in which a place is open, in order and apart from each other. */
type Week = readonly Span[];

/** When a place is open. */
export interface WeekHours {
  readonly week: Week;
  /** The same hours day by day from Monday, in minutes from the start of the day. */
  readonly days: readonly (readonly Span[])[];
  /** The hours of a day that is a public holiday; undefined when the text does not mention holidays. */
  readonly onHolidays: readonly Span[] | undefined;
}

/** Whether a place is open, and when that changes within a day: `HH:MM` on the clock of the place. */
export interface OpenState {
  readonly openNow: boolean | null;
  readonly alwaysOpen: boolean;
  readonly closesAt: string | null;
  readonly opensAt: string | null;
  /** True when `opensAt` comes after the next midnight of the place. */
  readonly opensTomorrow: boolean;
}

export const HOURS_UNKNOWN: OpenState = {
  openNow: null,
  alwaysOpen: false,
  closesAt: null,
  opensAt: null,
  opensTomorrow: false,
};

/** Reads `Mo-Fr 09:00-17:00; Sa 09:00-13:00`, `24/7` and their like; undefined when any part is not understood. */
export function readOpeningHours(text: string): WeekHours | undefined {
  const parts = plain(text).split(NEXT_RULE);
  const days: Span[][] = DAYS.map(() => []);
  let onHolidays: Span[] | undefined;
  let understood = false;
  for (let i = 0; i < parts.length; i += 2) {
    const text = parts[i]?.trim() ?? '';
    if (text === '') continue;
    const rule = readRule(text);
    if (!rule) return undefined;
    const { named, spans } = rule;
    // "PH off" alone says nothing about the other days.
    understood ||= named.length > 0;
    const adds = i > 0 && parts[i - 1] === ',';
    for (const day of named) days[day] = adds ? [...(days[day] ?? []), ...spans] : spans;
    if (rule.onHolidays) onHolidays = spans;
  }
  return understood ? { week: weekOf(days), days, onHolidays } : undefined;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('–', '-')
    .replace(ALL_DAY, '24/7')
    .replace(/\s+/g, ' ')
    .replace(BESIDE_MARKS, '$1')
    .trim();
}

/** The days that a rule such as `Mo-Fr 09:00-17:00` names (all of them when it names none), and the times on them. */
function readRule(text: string): { named: number[]; spans: Span[]; onHolidays: boolean } | undefined {
  const [, dayList, times] = RULE.exec(text) ?? [];
  const spans = times === undefined ? undefined : spansOf(times);
  if (!spans) return undefined;
  const named = dayList === undefined ? DAYS.map((_, day) => day) : daysOf(dayList);
  return { named, spans, onHolidays: dayList?.includes(HOLIDAYS) === true };
}

/**
 * @param minute of the week on the clock of the place, from the start of Monday
 * @param holidays days of the week (0 is Monday) from yesterday to tomorrow that are public holidays
 */
export function openStateAt(given: WeekHours, minute: number, holidays: readonly number[] = []): OpenState {
  const { onHolidays } = given;
  const hours =
    onHolidays && holidays.length > 0
      ? weekOf(given.days.map((spans, day) => (holidays.includes(day) ? onHolidays : spans)))
      : given.week;
  const current = hours.find(({ from, to }) => holds(from, to, minute));
  if (current && current.to - current.from >= WEEK) return { ...HOURS_UNKNOWN, openNow: true, alwaysOpen: true };
  if (current) return { ...HOURS_UNKNOWN, openNow: true, closesAt: clockWithinADay(current.to, minute) };
  const waits = hours.map(({ from }) => ahead(from, minute));
  const opening = minute + Math.min(...waits);
  const opensAt = waits.length > 0 ? clockWithinADay(opening, minute) : null;
  const opensTomorrow = opensAt !== null && Math.floor(opening / DAY) > Math.floor(minute / DAY);
  return { ...HOURS_UNKNOWN, openNow: false, opensAt, opensTomorrow };
}

function weekOf(days: WeekHours['days']): Week {
  return joined(
    days.flatMap((spans, day) => spans.map(({ from, to }) => ({ from: day * DAY + from, to: day * DAY + to }))),
  );
}

function daysOf(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [first = -1, last = first] = part.split('-').map((day) => DAYS.indexOf(day.trim()));
    // Public holidays are kept apart. We do not know when school holidays (SH) are.
    if (first < 0) return [];
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7);
  });
}

function spansOf(times: string): Span[] | undefined {
  if (times === 'off' || times === 'closed') return [];
  if (times === '24/7' || times === 'open') return [{ from: 0, to: DAY }];
  const spans = times.split(',').map((span) => {
    const [from = Number.NaN, to = Number.NaN] = span.split('-').map(minutesOf);
    return { from, to: to <= from ? to + DAY : to };
  });
  return spans.every(({ from, to }) => from < DAY && to - from <= DAY) ? spans : undefined;
}

function minutesOf(time: string): number {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  return minute < 60 && hour <= 26 ? hour * 60 + minute : Number.NaN;
}

/** Joins spans that touch, round the end of the week too. */
function joined(spans: readonly Span[]): Week {
  const whole: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && span.from <= last.to) whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else whole.push(span);
  }
  const [first, last] = [whole[0], whole.at(-1)];
  if (!first || !last || last.to < first.from + WEEK) return whole;
  if (whole.length === 1) return [{ from: 0, to: WEEK }];
  return [...whole.slice(1, -1), { from: last.from, to: Math.max(last.to, first.to + WEEK) }];
}

function holds(from: number, to: number, minute: number): boolean {
  return to - from >= WEEK || ahead(minute, from) < to - from;
}

/** Minutes from `since` until the next time it is `moment` of the week. */
function ahead(moment: number, since: number): number {
  return (((moment - since) % WEEK) + WEEK) % WEEK;
}

function clockWithinADay(moment: number, now: number): string | null {
  if (ahead(moment, now) > DAY) return null;
  const ofDay = moment % DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
