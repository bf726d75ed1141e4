/**
 * The day since which Terms and Privacy stand as a person agrees to them when they sign up, as yyyy-mm-dd. It is kept
 * with the account, and changes with the later of both pages.
 */
export const NOTICE_VERSION = '2026-11-28';
