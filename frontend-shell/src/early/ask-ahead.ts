import type { ApiPath } from '@sahaay/contracts';
import { factsOf } from '@sahaay/contracts/constants';
import { paths, remotePages, type RemoteName } from '@sahaay/contracts/shell';
import { wantedLanguage } from '../preferences/stored-preferences.ts';
import { announce, fetchJson, findRemote } from './find-remote.ts';
import type { Early } from './handover.ts';
import { named } from './named.ts';
import { parsed } from './parsed.ts';
import { trusted } from './trusted.ts';

const { pathname } = location;
/** The code of a remote waits no longer than this for that of the app. */
const LONGEST_MS = 2000;

/** The first questions that pages of a signed-in person ask the API. */
const FIRST_CALLS: readonly ApiPath[] = [
  '/api/v1/auth/user/whoami',
  ...(pathname === paths.settings ? (['/api/v1/account/user/view'] as const) : []),
];

/** The remote that shows the page at this address. */
const remote = (Object.keys(remotePages) as RemoteName[]).find((name) =>
  remotePages[name].some((page) => paths[page] === pathname),
);

/** Starts an answer under its key. A failure is for the app, which meets it again. */
function start<Key extends string, Answer>(
  answers: Partial<Record<Key, Promise<Answer>>>,
  key: Key,
  answer: Promise<Answer>,
): void {
  answers[key] = answer;
  answer.catch(() => undefined);
}

/** Has the browser fetch what a page in another language than English needs: its texts, and the font of its headings. */
function fetchLanguage(): void {
  const language = wantedLanguage();
  const texts = named(`texts-${language}`);
  if (texts) void announce('modulepreload', 'script', `/${texts}`);
  const font = named(`font-${factsOf(language).script}`);
  if (font) void announce('preload', 'font', `/${font}`);
}

/**
 * Has the browser fetch the code of a page that does not come with the app, whose files `index.html` names, and the part of
 * the texts that it says, which `index.html` names without an ending.
 */
function fetchPage(): void {
  const names = named(`page-${pathname}`)?.split(' ') ?? [];
  for (const name of names) {
    const file = name.endsWith('.js') ? name : named(`texts-${wantedLanguage()}-${name}`);
    if (file) void announce('modulepreload', 'script', `/${file}`);
  }
}

/**
 * Resolves when the largest file of the app's code is here, which `index.html` announces first, or has taken long. The app runs before
 * the remote, and would start later if both shared a slow line.
 */
async function appIsHere(): Promise<void> {
  await parsed();
  const largest = document.querySelector<HTMLLinkElement>('link[fetchpriority=low]');
  if (largest && !performance.getEntriesByName(largest.href).length)
    await new Promise((resolve) => {
      largest.onload = resolve;
      setTimeout(resolve, LONGEST_MS);
    });
}

/** Asks for what the page needs while the app still loads. The app takes the answers over. */
export function askAhead(): void {
  fetchLanguage();
  fetchPage();
  const early: Early = (window.sahaayEarly = { answers: {}, remotes: {}, versions: {}, findRemote, trusted });
  if (pathname.startsWith(`${paths.user}/`)) {
    const headers = { 'Accept-Language': wantedLanguage() };
    for (const path of FIRST_CALLS) start(early.answers, path, fetch(path, { headers }));
  }
  // Whether people can sign in with Google decides how these pages look. Known before they are drawn, nothing jumps.
  if (pathname.startsWith(`${paths.auth}/`)) {
    fetchJson<Early['config']>('/config.json').then(
      (config) => (early.config = config),
      // The app asks again, and pages work without it.
      () => undefined,
    );
  }
  if (remote) start(early.remotes, remote, findRemote(remote, appIsHere()));
}
