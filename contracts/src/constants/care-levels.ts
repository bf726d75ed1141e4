/** How soon a person needs care, most urgent first. */
export const CARE_LEVELS = ['emergency', 'urgent', 'doctor', 'self_care'] as const;
export type CareLevel = (typeof CARE_LEVELS)[number];
