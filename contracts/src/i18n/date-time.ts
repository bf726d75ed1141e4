import { regionalTag, type Locale } from './translate.ts';

// The digits and their order are specified, so the language does not change them.
const FORMAT: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
/** Made for the first date: it takes a cheap phone 0.15 s, in which a page without a date would not show. */
let format: Intl.DateTimeFormat | undefined;

/**
 * An instant as dd/mm/yy, hh:mm (24-hour) in the reader's own time zone.
 *
 * @param instant ISO 8601
 */
export function formatDateTime(instant: string): string {
  format ??= new Intl.DateTimeFormat('en-GB', FORMAT);
  return format.format(new Date(instant));
}

/**
 * A day without a time in the reader's language, e.g. 2 November 1990. It is the same day in every time zone.
 *
 * @param day yyyy-mm-dd
 */
export const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(regionalTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
