/** The event of the window that tells that a remote has another version than the one that was tried. */
export const OTHER_VERSION = 'sahaay:other-version';

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
