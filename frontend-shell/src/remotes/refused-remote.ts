/**
 * The event of the window that tells that a remote which did not load may load now: it has another version than the one
 * that was tried, or its files came after all.
 */
export const MAY_LOAD_NOW = 'sahaay:remote-may-load-now';

/**
 * Thrown for a remote whose code must not run: it was built for another version of what the shell lends, and would break
 * in ways that nobody could explain, or one of its files is not the one that was published.
 */
export class RefusedRemote extends Error {
  constructor(
    readonly reason: 'incompatible' | 'altered',
    message: string,
  ) {
    super(message);
  }
}
