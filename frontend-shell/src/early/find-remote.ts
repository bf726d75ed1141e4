import type { RemoteEntry, RemoteName, RemotesFile } from '@sahaay/contracts/shell';
import { wantedLanguage } from '../preferences/stored-preferences.ts';
import type { FoundRemote } from './handover.ts';

const TIMEOUT_MS = 8000;
/** The end of the name of a built file. */
const HASH = /-[\w-]{8}\.js$/;

/** The part that is used of a manifest of Module Federation, `mf-manifest.json`. */
interface Manifest {
  readonly metaData: {
    /** The folder of the files; `auto` or nothing stands for that of the manifest. */
    readonly publicPath?: string;
    readonly remoteEntry: { readonly path: string; readonly name: string };
  };
  readonly exposes?: readonly {
    readonly assets: {
      readonly css: { readonly sync: string[] };
      readonly js: { readonly sync: string[]; readonly async?: string[] };
    };
  }[];
  readonly shared?: FoundRemote['shared'];
  readonly contractVersion?: string;
  /** The hash of each file of code and style, by its path; a dev server tells none. */
  readonly integrity?: Readonly<Record<string, string>>;
}

/**
 * @param integrity the hash that the file must have
 * @throws Error when the file does not come in time, or is refused, or is another one, or is no JSON
 */
export async function fetchJson<Content>(url: string, integrity = ''): Promise<Content> {
  const response = await fetch(url, { cache: 'no-cache', integrity, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json() as Promise<Content>;
}

/**
 * Has the browser fetch a file before the code that needs it asks for it.
 *
 * @param integrity the hash that the file must have
 * @returns resolves when the file is here and has the hash, and rejects, with its address as the cause, when it has not;
 *   without a hash it resolves at once
 */
export async function announce(rel: string, as: string, href: string, integrity = ''): Promise<unknown> {
  const link = document.createElement('link');
  // A browser that announces no code fetches it like any other file, which it then has when the code is imported.
  if (integrity && !link.relList.supports(rel)) return fetch(href, { integrity });
  document.head.append(Object.assign(link, { rel, as, crossOrigin: 'anonymous', href, integrity }));
  return (
    integrity &&
    new Promise((resolve, reject) => {
      link.onload = resolve;
      // What stayed would count as fetched at the next attempt.
      link.onerror = (): void => (link.remove(), reject(new Error('A file did not come', { cause: href })));
    })
  );
}

/** Tells one version of a remote from another. */
export const versionOf = ({ entry, integrity }: RemoteEntry): string => `${entry} ${integrity}`;

/**
 * Where a remote is now. All its first files are named to the browser at once: it would learn of each only from the one
 * before, and as many round trips are long on a slow line.
 *
 * @param before its code is named once this resolves
 * @throws Error when `/remotes.json` or the manifest cannot be read, or the remote is not listed
 */
export async function findRemote(name: RemoteName, before?: Promise<unknown>): Promise<FoundRemote> {
  const known = (await fetchJson<RemotesFile>('/remotes.json')).remotes.find((remote) => remote.name === name);
  if (!known) throw new Error(`remotes.json does not list ${name}`);
  window.sahaayEarly.versions[name] = versionOf(known);
  const manifest = await fetchJson<Manifest>(known.entry, known.integrity);
  const { metaData, exposes = [], shared = [], contractVersion, integrity = {} } = manifest;
  const { publicPath, remoteEntry } = metaData;
  const base = new URL(publicPath && publicPath !== 'auto' ? publicPath : known.entry, location.href);
  const addressOf = (file: string): string => new URL(file, base).href;
  const hashes: Record<string, string> = {};
  for (const file of Object.keys(integrity)) hashes[addressOf(file)] = integrity[file]!;
  window.sahaayHashes = { ...window.sahaayHashes, ...hashes };
  const entry = addressOf(remoteEntry.path + remoteEntry.name);
  const files: Promise<unknown>[] = [];
  const fetchFile = (rel: string, as: string, href: string): unknown =>
    files.push(announce(rel, as, href, hashes[href]));
  const fetchCode = (href: string): Promise<unknown> =>
    Promise.resolve(before).then(() => announce('modulepreload', 'script', href, hashes[href]));
  for (const { assets } of exposes) {
    for (const file of assets.css.sync) {
      const href = addressOf(file);
      // A style whose hash is known is worn at once, since browsers take it from no announcement.
      if (!hashes[href]) fetchFile('preload', 'style', href);
      else if (!document.querySelector(`link[rel=stylesheet][href="${href}"]`)) fetchFile('stylesheet', '', href);
    }
    for (const file of assets.js.sync) files.push(fetchCode(addressOf(file)));
    files.push(fetchCode(entry));
    // The remote asks for its texts once it runs, and does without those that did not come, as `whole` does. Those of late
    // code have another name between that of the remote and the hash.
    const texts = assets.js.async?.find((file) => file.replace(HASH, '').endsWith(`/${wantedLanguage()}-${name}`));
    if (texts) fetchCode(addressOf(texts)).catch(() => undefined);
  }
  const whole = Promise.all(files);
  whole.catch(() => undefined);
  return { entry, shared, contractVersion, hashes, whole };
}
