/** Optional +, then 7 to 20 digits, spaces, parentheses or hyphens. */
export const PHONE_PATTERN = /^\+?[\d\s()-]{7,20}$/;
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 120;
export const ADDRESS_MAX_LENGTH = 300;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const SYMPTOMS_MIN_LENGTH = 3;
export const SYMPTOMS_MAX_LENGTH = 4000;
export const POST_MAX_LENGTH = 2000;
export const PAGE_SIZE_DEFAULT = 20;
export const PAGE_SIZE_MAX = 100;
/** Milliseconds between a message and the redirect that follows it. */
export const REDIRECT_DELAY_MS = 1500;
/** 'lat,lng' in decimal degrees; the range is checked separately. */
export const COORDINATES_PATTERN = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;
/** What no text may hold: NUL (PostgreSQL cannot store it) and halves of surrogate pairs (not Unicode text). */
export const FORBIDDEN_TEXT_PATTERN = /[\0\p{Surrogate}]/u;
/**
 * Invisible marks that turn the direction of what follows, and so can make one name look like another. No language
 * needs them in names.
 */
export const TURNING_MARKS_PATTERN = /[\u202a-\u202e\u2066-\u2069]/u;
/** Matches text in which a reader sees at least one character: not only spaces, controls and invisible marks. */
export const VISIBLE_TEXT_PATTERN = /[^\p{Z}\p{Cc}\p{Cf}]/u;
