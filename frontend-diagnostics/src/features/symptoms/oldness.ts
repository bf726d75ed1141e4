import type { T } from '../../services.ts';

/** "4 years old", and months or days for the very young. */
export function oldness(t: T, years: number): string {
  if (years >= 2) return t('symptoms.age', { count: Math.floor(years) });
  const months = Math.floor(years * 12 + 0.01);
  return months > 0
    ? t('understood.age.months', { count: months })
    : t('understood.age.days', { count: Math.round(years * 365) });
}
