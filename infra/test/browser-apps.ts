/** The remotes, by the names under which their files are served. */
export const REMOTES = ['diagnostics', 'community'] as const;

export type App = 'shell' | (typeof REMOTES)[number];

/**
 * The browser tests that open pages of the shell and at most one remote. They need not run again when another remote
 * changes. All other tests, and new ones, may open any remote. A run that asks for files of another remote fails, so
 * this list cannot be wrong.
 */
export const TESTS_OF: Readonly<Record<App, readonly string[]>> = {
  shell: [
    'account-security',
    'api-documentation',
    'app-takes-over',
    'dialogs-and-toasts',
    'google',
    'health-tips',
    'later-code-shell',
    'messages-profile',
    'messages-server-failure',
    'password-reset',
    'signed-in-devices',
  ],
  diagnostics: [
    'ambulance',
    'care-near-you',
    'diagnostics-page',
    'emergency',
    'later-code-diagnostics',
    'nearby-map',
    'print',
    'second-opinion',
    'shapes-of-screens',
    'states-of-remotes',
  ],
  community: ['later-code-community', 'long-words', 'messages-signing-in'],
};
