/** What a person can look for nearby, in the order of the Filter select. */
export const PLACE_FILTERS = ['dentist', 'doctor', 'pharmacy', 'hospital'] as const;
export type PlaceFilter = (typeof PLACE_FILTERS)[number];
export const DEFAULT_PLACE_FILTER: PlaceFilter = 'hospital';
