/** The languages Sahaay speaks, as in `Accept-Language`. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];
