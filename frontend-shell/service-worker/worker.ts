// The service worker, `/sw.js`. It keeps the shell for the time without a network, and nothing that belongs to a person:
// no answer of the API, no address of a page.
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { WorkerMessage } from '../src/pwa/worker-message.ts';
import { networkFirst } from './answers.ts';
import { dropOlderLanguages, isLanguageFile, keepLanguage, keptLanguageFile, takeLanguagesOver } from './languages.ts';
import { fileOfRemote, isFileOfRemote, isFoundAtRunTime, keepRemotes, kept } from './remotes.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of the shell that are kept from the start; `build/service-worker.ts` lists them. */
declare const SHELL_FILES: PrecacheEntry[];

const PAGE = '/index.html';

self.addEventListener('install', (event) => event.waitUntil(takeLanguagesOver()));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([self.registration.navigationPreload.enable(), dropOlderLanguages(), self.clients.claim()]),
  ),
);
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.do === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.do === 'keep-remotes') event.waitUntil(keepRemotes().catch(untilLater));
  if (message.do === 'keep-language') event.waitUntil(keepLanguage(message.language).catch(untilLater));
});

/** What could not be kept now is kept when the next page asks for it. */
const untilLater = (): void => undefined;

cleanupOutdatedCaches();
// A page comes from the network where there is one, since the server may have a newer release, and its headers and
// status belong to the page. Its scripts are named by their content and come from the device.
precacheAndRoute(SHELL_FILES, { directoryIndex: '', cleanURLs: false });

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  ({ event, request }) => {
    const answer = fetchPage(event as FetchEvent, request);
    return networkFirst(answer, () => matchPrecache(PAGE));
  },
);

async function fetchPage(event: FetchEvent, request: Request): Promise<Response> {
  const preloaded = event.preloadResponse as Promise<Response | undefined>;
  event.waitUntil(preloaded.catch(() => undefined));
  return (await preloaded) ?? fetch(request);
}

registerRoute(
  ({ url }) => isFoundAtRunTime(url, self.location.origin),
  ({ request }) => networkFirst(fetch(request), () => kept(request.url)),
);
registerRoute(
  ({ url }) => isFileOfRemote(url, self.location.origin),
  ({ request }) => fileOfRemote(request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isLanguageFile(url),
  async ({ request }) => (await keptLanguageFile(request)) ?? fetch(request),
);
