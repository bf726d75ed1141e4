/** What to do in one danger, written for whoever reads it. */
export interface FirstAid {
  /** The id of the red flag. */
  readonly id: string;
  readonly title: string;
  readonly steps: readonly string[];
  /** The numbers to call, as they are written, the first one first. */
  readonly numbers: readonly string[];
}

/** What to do in every danger that a red flag speaks of, by theme, the most immediate danger of each theme first. */
export type FirstAidByTheme = Readonly<Record<FirstAidTheme, readonly FirstAid[]>>;

/** The themes, in the order in which a page shows them. Each is a file of `knowledge/red-flags`. */
export const FIRST_AID_THEMES = [
  'heart-and-breath',
  'injury-and-surroundings',
  'poisons',
  'brain-and-nerves',
  'mothers-and-babies',
  'belly-and-infection',
  'eyes-ears-mouth',
  'known-illnesses',
  'safety',
] as const;
export type FirstAidTheme = (typeof FIRST_AID_THEMES)[number];
