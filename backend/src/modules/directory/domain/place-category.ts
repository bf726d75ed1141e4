/** What a place is. A clinic or a doctor's practice is a `doctor`. */
export const PLACE_CATEGORIES = ['hospital', 'doctor', 'dentist', 'pharmacy', 'ambulance'] as const;
export type PlaceCategory = (typeof PLACE_CATEGORIES)[number];

/** Narrows an untrusted word to a category. */
export function isPlaceCategory(word: string): word is PlaceCategory {
  return (PLACE_CATEGORIES as readonly string[]).includes(word);
}
