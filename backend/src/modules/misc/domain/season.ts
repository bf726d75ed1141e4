export const SEASONS = ['winter', 'summer', 'monsoon', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/**
 * The season in most of India.
 * Source: India Meteorological Department: winter December to February, summer (pre-monsoon) March to May,
 * south-west monsoon June to September, post-monsoon (here: autumn) October and November.
 *
 * @param month 1 for January
 */
export function seasonOf(month: number): Season {
  if (month <= 2 || month === 12) return 'winter';
  if (month <= 5) return 'summer';
  if (month <= 9) return 'monsoon';
  return 'autumn';
}
