import type { Schema } from '@sahaay/contracts';
import { en } from '../i18n/en.ts';
import type { T, TextKey } from '../services.ts';

type Place = Schema<'Place'>;

/** The type of a hospital. */
export const HOSPITAL = 'Hospital';
/** The type of a place that sends ambulances. */
export const AMBULANCE_STATION = 'Ambulance station';
/** The words in the description of a place that takes emergencies. */
export const EMERGENCY_DEPARTMENT = 'Emergency department';
/** The words in the description of a hospital that may take emergencies, with a number to call and without. */
export const EMERGENCY_HOURS_UNKNOWN = [
  'We do not know its emergency hours: call first',
  'We do not know its emergency hours: call 112 first',
];
/** The source of places that may be neither kept nor drawn on a map of somebody else. */
export const GOOGLE = 'google';
const ALWAYS_OPEN = '24 hours';

/** A place's description in its parts: what it is, then what else is worth knowing. */
export function partsOf({ description }: Place): { type: string; rest: readonly string[] } {
  const [type = '', ...rest] = description.split(',').map((part) => part.trim());
  return { type, rest: rest.filter((part) => part && part !== ALWAYS_OPEN) };
}

const isTextKey = (key: string): key is TextKey => Object.hasOwn(en, key);

/** A part of a description in the person's language, or as it was given where it is none of our API's own words. */
export function partText(t: T, part: string): string {
  const key = `place.is.${part}`;
  return isTextKey(key) ? t(key) : part;
}

/** Metres to the nearest ten below one kilometre, then kilometres with one decimal below ten. */
export function lengthText(t: T, meters: number): string {
  const tens = Math.max(10, Math.round(meters / 10) * 10);
  return tens < 1000
    ? t('place.metres', { distance: tens })
    : t('place.kilometres', { distance: Number((meters / 1000).toFixed(meters < 9950 ? 1 : 0)) });
}

/** How far away, or null when the position is not known well enough to say. */
export function distanceText(t: T, { distanceMeters, approximate }: Place): string | null {
  if (distanceMeters === null) return null;
  const distance = lengthText(t, distanceMeters);
  return approximate ? t('place.approximate', { distance }) : distance;
}

/** A time such as 09:00, as people write it. */
const clock = (time: string): string => time.replace(/^0(?=\d:)/, '');

/** Whether anything is known of when a place is open. */
export const hasHours = ({ openNow, open24h }: Place): boolean => openNow !== null || open24h;

/** Whether a place is open and until or from when, in words; null when nobody knows. */
export function openText(t: T, { openNow, closesAt, opensAt, opensTomorrow, open24h }: Place): string | null {
  if (open24h) return t('place.alwaysOpen');
  if (openNow === null) return null;
  if (!openNow) {
    if (!opensAt) return t('place.closed');
    return t(opensTomorrow ? 'place.opensTomorrow' : 'place.opensAt', { time: clock(opensAt) });
  }
  return closesAt ? t('place.closesAt', { time: clock(closesAt) }) : t('place.open');
}

/** Cities whose area code has two digits; their numbers have eight more. (National Numbering Plan of India.) */
const CITY = /^\+91(11|20|22|33|40|44|79|80)(\d{4})(\d{4})$/;
const MOBILE = /^\+91([6-9]\d{4})(\d{5})$/;
const FREE_OF_CHARGE = /^\+91(1800)(\d{3})(\d{3,4})$/;
const ELSEWHERE = /^\+91(\d{5})(\d{5})$/;

/**
 * A telephone number as people read it, from E.164 or a short number. Indian numbers are written as they are dialled in
 * India, and others stay as they are.
 */
export function phoneText(number: string): string {
  return number
    .replace(CITY, '0$1 $2 $3')
    .replace(MOBILE, '$1 $2')
    .replace(FREE_OF_CHARGE, '$1 $2 $3')
    .replace(ELSEWHERE, '+91 $1 $2');
}

/** How long ago something was, in the largest whole unit. */
export function ageText(t: T, milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return t('age.now');
  if (minutes < 60) return t('age.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? t('age.hours', { count: hours }) : t('age.days', { count: Math.floor(hours / 24) });
}
