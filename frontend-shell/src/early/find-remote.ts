import type { RemoteName, RemotesFile } from '@sahaay/contracts/shell';
import type { FoundRemote } from './handover.ts';

const TIMEOUT_MS = 8000;

/** The part that is used of a manifest of Module Federation, `mf-manifest.json`. */
interface Manifest {
  readonly metaData: {
    /** The folder of the files; `auto` or nothing stands for that of the manifest. */
    readonly publicPath?: string;
    readonly remoteEntry: { readonly path: string; readonly name: string };
  };
  readonly exposes?: readonly {
    readonly assets: { readonly css: { readonly sync: string[] }; readonly js: { readonly sync: string[] } };
  }[];
  readonly shared?: FoundRemote['shared'];
}

/** @throws Error when the file does not come in time, or is refused, or is no JSON */
export async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json() as Promise<Content>;
}

/** Has the browser fetch a file before the code that needs it asks for it. */
export function announce(rel: string, as: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, as, crossOrigin: 'anonymous', href }));
}

/**
 * Where a remote is now. All its first files are named to the browser at once: it would learn of each only from the one
 * before, and as many round trips are long on a slow line.
 *
 * @throws Error when `/remotes.json` or the manifest cannot be read, or the remote is not listed
 */
export async function findRemote(name: RemoteName): Promise<FoundRemote> {
  const known = (await fetchJson<RemotesFile>('/remotes.json')).remotes.find((remote) => remote.name === name);
  if (!known) throw new Error(`remotes.json does not list ${name}`);
  const { metaData, exposes = [], shared = [] } = await fetchJson<Manifest>(known.entry);
  const { publicPath, remoteEntry } = metaData;
  const base = new URL(publicPath && publicPath !== 'auto' ? publicPath : known.entry, location.href);
  const addressOf = (file: string): string => new URL(file, base).href;
  const entry = addressOf(remoteEntry.path + remoteEntry.name);
  for (const { assets } of exposes) {
    for (const file of assets.css.sync) announce('preload', 'style', addressOf(file));
    for (const file of assets.js.sync) announce('modulepreload', 'script', addressOf(file));
    announce('modulepreload', 'script', entry);
  }
  return { entry, shared };
}
