export const SEASONS = ['winter', 'summer', 'monsoon', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/**
 * The season in most of India, by the India Meteorological Department: winter from December to February, summer
 * (pre-monsoon) from March to May, south-west monsoon from June to September, and post-monsoon (here: autumn) in
 * October and November.
 * @param month 1 for January
 */
export function seasonOf(month: number): Season {
  if (month <= 2 || month === 12) return 'winter';
  if (month <= 5) return 'summer';
  if (month <= 9) return 'monsoon';
  return 'autumn';
}
