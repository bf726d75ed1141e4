export const AGE_BANDS = ['infant', 'child', 'teen', 'adult', 'middle', 'elder'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

export const DURATIONS = ['minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const;
export type DurationBand = (typeof DURATIONS)[number];
