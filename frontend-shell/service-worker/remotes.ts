import type { RemotesFile } from '@sahaay/contracts/shell';

const CACHE = 'sahaay-remotes';
const LIST = '/remotes.json';
const HASHED = /\/assets\/[^/]*-[\w-]{8}\.\w+$/;

interface Files {
  readonly sync: readonly string[];
  readonly async: readonly string[];
}
/** The part that is used of a remote's manifest. */
interface Manifest {
  readonly metaData: { readonly publicPath?: string; readonly remoteEntry: { path: string; name: string } };
  readonly exposes?: readonly { readonly assets: { readonly js: Files; readonly css: Files } }[];
}

const open = (): Promise<Cache> => caches.open(CACHE);

/** Whether the page asks where something is at run time: the remotes, one of them, or the links of this deployment. */
export const isFoundAtRunTime = ({ origin, pathname }: URL, ours: string): boolean =>
  (origin === ours && [LIST, '/config.json'].includes(pathname)) || pathname.endsWith('/mf-manifest.json');

/** Whether this is code or style of a remote, which is named by its content and so never changes. */
export const isFileOfRemote = ({ origin, pathname }: URL, ours: string): boolean =>
  HASHED.test(pathname) && (origin !== ours || pathname.startsWith('/remotes/'));

export const kept = async (url: string): Promise<Response | undefined> => (await open()).match(url);

/** A file of a remote: from the device where it is kept, else from the network, and kept from then on. */
export async function fileOfRemote(request: Request): Promise<Response> {
  const cache = await open();
  const here = await cache.match(request.url);
  if (here) return here;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

/**
 * Keeps the remotes as they are now, for the time without a network. A remote's manifest takes the place of the one
 * before only when all files that it names are kept, so that what is kept is always whole.
 */
export async function keepRemotes(): Promise<void> {
  const cache = await open();
  const list = await fetched(LIST);
  const { remotes } = (await list.clone().json()) as RemotesFile;
  const config = await fetched('/config.json');
  const files = await Promise.all(remotes.map(({ entry }) => keepRemote(cache, new URL(entry, self.location.href))));
  await cache.put(LIST, list);
  await cache.put('/config.json', config);
  if (files.some(({ isNew }) => isNew)) await dropAllBut(cache, new Set(files.flatMap(({ urls }) => urls)));
}

async function keepRemote(cache: Cache, entry: URL): Promise<{ isNew: boolean; urls: readonly string[] }> {
  const response = await fetched(entry.href);
  const text = await response.clone().text();
  const urls = filesOf(JSON.parse(text) as Manifest, entry);
  const before = await cache.match(entry.href);
  if (before && (await before.text()) === text) return { isNew: false, urls };
  for (const url of urls) if (!(await cache.match(url))) await cache.put(url, await fetched(url));
  await cache.put(entry.href, response);
  return { isNew: before !== undefined, urls };
}

function filesOf({ metaData, exposes = [] }: Manifest, entry: URL): string[] {
  const { publicPath, remoteEntry } = metaData;
  const base = new URL(publicPath && publicPath !== 'auto' ? publicPath : entry.href, entry);
  const named = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  return [remoteEntry.path + remoteEntry.name, ...named].map((file) => new URL(file, base).href);
}

async function dropAllBut(cache: Cache, urls: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys())
    if (HASHED.test(new URL(request.url).pathname) && !urls.has(request.url)) await cache.delete(request);
}

/** @throws Error when the file does not come */
async function fetched(url: string): Promise<Response> {
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
