import type { Schema } from '@sahaay/contracts';
import { regionalTag, type Locale } from '@sahaay/contracts/i18n';
import { PERSON_STORAGE } from '@sahaay/contracts/shell';

export interface KeptTips {
  readonly userId: string;
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly tips: readonly Schema<'Tip'>[];
}

/** Sign-out takes it away with everything else of the person. */
const KEY = `${PERSON_STORAGE}tips`;
const DAY_MS = 86_400_000;
const DAYS_KEPT = 30;

/** Keeps the tips of the day on the device for the time without a connection. They replace those before. */
export function keepTips(userId: string, locale: Locale, tips: readonly Schema<'Tip'>[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, locale, savedAt: Date.now(), tips } satisfies KeptTips));
  } catch {
    // There is no storage or it is full, so there is nothing to fall back on later.
  }
}

/** The tips that this person was shown last in this language, within the last 30 days. */
export function keptTips(userId: string, locale: Locale): KeptTips | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '') as KeptTips;
    const isTheirs = kept.userId === userId && kept.locale === locale && kept.tips.length > 0;
    return isTheirs && Date.now() - kept.savedAt < DAYS_KEPT * DAY_MS ? kept : undefined;
  } catch {
    // Nothing is kept yet, or it cannot be read.
    return undefined;
  }
}

/** The day of a moment by the calendar of this device, in words such as "today", "yesterday" and "3 days ago". */
export function dayInWords(moment: number, locale: Locale, now = Date.now()): string {
  const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
  const days = Math.max(0, Math.round((midnight(now) - midnight(moment)) / DAY_MS));
  return new Intl.RelativeTimeFormat(regionalTag(locale), { numeric: 'auto' }).format(-days, 'day');
}
