import type { PastT, PastKey } from '../../../i18n/late/past.ts';
import { daysBetween, temperatureIn } from './compare.ts';
import type { KeptCheck } from './kept-check.ts';

/** "3 days ago" */
export function ago(t: PastT, { at }: KeptCheck, now = Date.now()): string {
  const days = daysBetween(at, now);
  if (days === 0) return t('past.today');
  return days === 1 ? t('past.yesterday') : t('past.days', { count: days });
}

/** "fever, cough, 38.5 °C"; the person's own words where nothing was understood. */
export function complaintOf({ present, text }: KeptCheck): string {
  const temperature = temperatureIn(text);
  const parts = [...present, ...(temperature ? [temperature] : [])];
  return parts.length > 0 ? parts.join(', ') : text;
}

/** "For you", "For Asha" */
export function whomOf(t: PastT, { about, name }: KeptCheck): string {
  return name === null ? t(`past.whom.${about}`) : t('past.whom.named', { name });
}

/** The care level as its card says it. */
export function careOf(t: PastT, { level, about }: KeptCheck): string {
  const key: PastKey =
    level === 'self_care' && about !== 'self' ? `care.self_care.title.${about}` : `care.${level}.title`;
  return t(key);
}
