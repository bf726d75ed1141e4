import type { RemotesFile } from '@sahaay/contracts/shell';

const CACHE = 'sahaay-remotes';
const LIST = '/remotes.json';
const HASHED = /\/assets\/([^/]*)-[\w-]{8}\.\w+$/;

interface Files {
  readonly sync: readonly string[];
  readonly async: readonly string[];
}
/** The part that is used of a remote's manifest. */
interface Manifest {
  readonly metaData: { readonly publicPath?: string; readonly remoteEntry: { path: string; name: string } };
  readonly exposes?: readonly { readonly assets: { readonly js: Files; readonly css: Files } }[];
  /** What the remote's code fetches only when somebody wants it, such as the parts of the engine (`frontend-diagnostics/build/wanted-files.ts`). */
  readonly wanted?: readonly string[];
  /** The hash of each file of code and style, by its path. */
  readonly integrity?: Readonly<Record<string, string>>;
}

/** The addresses of a remote's files: those that every page needs, and those that are there when somebody wanted them. */
interface Addresses {
  readonly needed: readonly string[];
  readonly wanted: readonly string[];
  readonly hashes: ReadonlyMap<string, string>;
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
  const entries = remotes.map(({ entry }) => new URL(entry, self.location.href));
  await Promise.all(remotes.map(({ integrity }, at) => keepRemote(cache, entries[at]!, integrity)));
  await cache.put(LIST, list);
  await cache.put('/config.json', config);
  const bases = entries.map(baseOf);
  await drop(cache, (url) => !bases.some((base) => url.startsWith(base)));
}

/** Whoever has a part of the engine keeps the one of the release before until that of the new one is here as well. */
async function keepRemote(cache: Cache, entry: URL, integrity = ''): Promise<void> {
  const response = await fetched(entry.href, integrity);
  const text = await response.clone().text();
  const before = await (await cache.match(entry.href))?.text();
  if (before === text) return;
  const { needed, wanted, hashes } = addressesIn(text, entry);
  const had = before === undefined ? [] : await wantedBefore(cache, addressesIn(before, entry));
  const files = [...needed, ...wanted.filter((url) => had.includes(stemOf(url)))];
  for (const url of files) if (!(await cache.match(url))) await cache.put(url, await fetched(url, hashes.get(url)));
  await cache.put(entry.href, response);
  if (before === undefined) return;
  const current = new Set([...needed, ...wanted]);
  await drop(cache, (url) => url.startsWith(baseOf(entry)) && !current.has(url));
}

function addressesIn(text: string, entry: URL): Addresses {
  const { metaData, exposes = [], wanted = [], integrity = {} } = JSON.parse(text) as Manifest;
  const { publicPath, remoteEntry } = metaData;
  const base = new URL(publicPath && publicPath !== 'auto' ? publicPath : entry.href, entry);
  const named = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  const at = (file: string): string => new URL(file, base).href;
  const hashes = new Map(Object.entries(integrity).map(([file, hash]) => [at(file), hash]));
  return { needed: [remoteEntry.path + remoteEntry.name, ...named].map(at), wanted: wanted.map(at), hashes };
}

/** The files that somebody had wanted of the release that is kept, by their names without the hash. */
async function wantedBefore(cache: Cache, { wanted }: Addresses): Promise<string[]> {
  const here = await Promise.all(wanted.map(async (url) => ((await cache.match(url)) ? [stemOf(url)] : [])));
  return here.flat();
}

const baseOf = (entry: URL): string => new URL('.', entry).href;
const stemOf = (url: string): string => HASHED.exec(url)?.[1] ?? url;

async function drop(cache: Cache, isOver: (url: string) => boolean): Promise<void> {
  for (const { url } of await cache.keys())
    if (HASHED.test(new URL(url).pathname) && isOver(url)) await cache.delete(url);
}

/** @throws Error when the file does not come, or has another hash than it should */
async function fetched(url: string, integrity = ''): Promise<Response> {
  const response = await fetch(url, { credentials: 'omit', integrity });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
