import type { RemoteEntry, RemoteName, RemotesFile } from '@sahaay/contracts/shell';
import { fetchJson, versionOf } from '../early/find-remote.ts';
import { MAY_LOAD_NOW } from './refused-remote.ts';

/** The milliseconds between two looks: a deployment is seen within a minute. They differ, so that not all devices ask at once. */
const [LEAST_MS, SPREAD_MS] = [40_000, 15_000];
/** A file that may be another one is waited for as long, in milliseconds. */
const PATIENCE_MS = 3000;

/** What is done once a remote has another version. */
type Leave = (name: RemoteName) => void;

let isWatching = false;
let lookedAt = 0;

const readList = async (): Promise<readonly RemoteEntry[]> => (await fetchJson<RemotesFile>('/remotes.json')).remotes;

/**
 * Looks in `/remotes.json` from now on whether another version of a remote is deployed than the one that was tried. It
 * is used when somebody next opens a page of the remote, and at once where the remote's page shows that it is broken.
 * Nobody who has a page open is disturbed. A tab that nobody sees asks nothing.
 */
export function watchRemotes(leave: Leave): void {
  if (isWatching) return;
  isWatching = true;
  lookedAt = Date.now();
  void lookAgain(leave);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - lookedAt > LEAST_MS) void look(leave);
  });
}

async function lookAgain(leave: Leave): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LEAST_MS + Math.random() * SPREAD_MS));
  if (!document.hidden) await look(leave);
  void lookAgain(leave);
}

async function look(leave: Leave): Promise<void> {
  lookedAt = Date.now();
  // Without a network, or while the server is away, nothing is known to have changed.
  const remotes = await readList().catch(() => []);
  const tried = window.sahaayEarly.versions;
  const changed = remotes.filter((remote) => remote.name in tried && tried[remote.name] !== versionOf(remote));
  for (const { name } of changed) leave(name);
  if (changed.length > 0) dispatchEvent(new Event(MAY_LOAD_NOW));
}

/**
 * Whether a remote could not be loaded because its manifest, or the file that is the cause of the error, is there and is
 * not what was published.
 */
export async function isAltered(name: RemoteName, error: unknown): Promise<boolean> {
  const { entry, integrity } = (await readList().catch(() => [])).find((remote) => remote.name === name) ?? {};
  if (entry && integrity && (await isAnother(entry, integrity))) return true;
  const file = error instanceof Error ? error.cause : undefined;
  const hash = typeof file === 'string' ? window.sahaayHashes?.[file] : undefined;
  return hash !== undefined && isAnother(file as string, hash);
}

const isAnother = async (file: string, integrity: string): Promise<boolean> =>
  (await comes(file)) && !(await comes(file, integrity));

const comes = (file: string, integrity = ''): Promise<boolean> =>
  fetch(file, { cache: 'no-cache', integrity, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
