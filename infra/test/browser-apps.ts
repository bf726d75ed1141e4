/** The remotes, by the name that their files are served under. */
export const REMOTES = ['diagnostics', 'community'] as const;

export type App = 'shell' | (typeof REMOTES)[number];

/**
 * Browser tests that open pages of the shell and at most one remote. They need not run again when another remote
 * changes. The others, new ones too, may open any. It is checked: a run that asks for files of another remote fails.
 */
export const TESTS_OF: Readonly<Record<App, readonly string[]>> = {
  shell: [
    'api-documentation',
    'google',
    'health-tips',
    'messages-profile',
    'messages-server-failure',
    'password-reset',
    'signed-in-devices',
  ],
  diagnostics: ['ambulance', 'care-near-you', 'emergency', 'nearby-map', 'print', 'second-opinion'],
  community: ['long-words', 'messages-signing-in'],
};
