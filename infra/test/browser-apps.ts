/** The remotes, by the names under which their files are served. */
export const REMOTES = ['diagnostics', 'community'] as const;

export type App = 'shell' | (typeof REMOTES)[number];

/**
 * The files of browser tests that open pages of the shell and at most one remote: they run again when the shell or that
 * remote changes. In other files a test may say this of itself, with the tag `@shell`, `@diagnostics` or `@community`.
 * All other tests, and new ones, may open any remote. A run that asks for files of another remote fails, so neither this
 * list nor a tag can be wrong.
 */
const FILES_OF: Readonly<Record<App, readonly string[]>> = {
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
    'states-of-remotes',
  ],
  community: ['later-code-community', 'long-words'],
};

const testsOf = ([app, files]: [app: string, files: readonly string[]]): string =>
  `(^|[ /])(${files.join('|')})\\.spec\\.ts |@${app}( |$)`;

/**
 * The arguments with which Playwright runs the tests of one app, or with `any` those of none. Playwright looks for the
 * pattern in the file, the title and the tags of a test, with a space between them.
 *
 * @throws Error when there is no such app
 */
export function onlyTestsOf(app: string): string[] {
  if (app === 'any') return ['--grep-invert', Object.entries(FILES_OF).map(testsOf).join('|')];
  const entry = Object.entries(FILES_OF).find(([name]) => name === app);
  if (!entry) throw new Error(`There is no app ${app}.`);
  return ['--grep', testsOf(entry)];
}

/** The names of all files that belong to one app. */
export const FILES_OF_APPS: readonly string[] = Object.values(FILES_OF).flat();
