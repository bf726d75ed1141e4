/**
 * The cookie that tells pages, which cannot read the session cookie, that this browser has one. It signs nobody in. Without
 * it pages for people who are not signed in ask nobody who is.
 */
export const SIGNED_IN_COOKIE = 'sahaay-signed-in';
