import { late, whenIdle } from '@sahaay/contracts/late';
import type { RemoteModule, RemoteName } from '@sahaay/contracts/shell';
import { findRemote, type FoundRemote } from '../early/handover.ts';
import { RefusedRemote } from './refused-remote.ts';

/** A version of a remote that runs here. */
interface Loaded<Name extends RemoteName> {
  readonly found: FoundRemote;
  readonly module: RemoteModule<Name>;
}

/** One attempt to load a remote. */
interface Attempt<Name extends RemoteName> {
  readonly result: Promise<RemoteModule<Name>>;
  /** What came of it, once it is here. */
  loaded?: Loaded<Name>;
  /** Set once another version is deployed. Whoever has this one open keeps it. */
  isOver?: boolean;
}

/** A `Map` whose type says that the name and the attempt belong to the same remote. */
interface Attempts {
  get<Name extends RemoteName>(name: Name): Attempt<Name> | undefined;
  set<Name extends RemoteName>(name: Name, attempt: Attempt<Name>): unknown;
  delete(name: RemoteName): unknown;
  clear(): void;
}

/** The federation runtime, and what the shell lends. Pages without a remote need neither. */
const opener = late(() => import('./open-remote.ts'));
/** Looks for other versions while the page rests. Without it, a page that is loaded anew has them. */
const watcher = late(() => import('./watch-remotes.ts'));
const attempts: Attempts = new Map();

/** The module of a remote that is already here. */
export function readyRemote<Name extends RemoteName>(name: Name): RemoteModule<Name> | undefined {
  const attempt = attempts.get(name);
  return attempt?.isOver ? undefined : attempt?.loaded?.module;
}

/** Forgets all remotes, as a reload of the page does. */
export const forgetRemotes = (): void => attempts.clear();

/** From now on, who opens a page of the remote gets the version that is deployed now. */
export function leaveVersion(name: RemoteName): void {
  const attempt = attempts.get(name);
  if (attempt) attempt.isOver = true;
}

/**
 * Loads a remote once. Callers share the attempt. `/remotes.json` is read for each attempt, so that an entry is found
 * that has moved or come back. A version that was here before goes on when a newer one does not load.
 *
 * @param again forgets what was loaded before: for Retry after the remote's pages broke
 * @throws RefusedRemote, or any other Error when the remote cannot be reached in time
 */
export function loadRemoteModule<Name extends RemoteName>(name: Name, again = false): Promise<RemoteModule<Name>> {
  const before = attempts.get(name);
  if (before && !before.isOver && !(again && before.loaded)) return before.result;
  const attempt = begin(name, again ? undefined : before?.loaded);
  attempts.set(name, attempt);
  return attempt.result;
}

/** Starts loading a remote before the page that mounts it. That page shares the attempt, and tells if it fails. */
export function prefetchRemote(name: RemoteName): void {
  loadRemoteModule(name).catch(() => undefined);
}

/** @param kept the version that goes on when none loads */
function begin<Name extends RemoteName>(name: Name, kept: Loaded<Name> | undefined): Attempt<Name> {
  async function load(): Promise<RemoteModule<Name>> {
    const loaded = await fetchRemote(name).catch((error: unknown) => {
      if (!kept) {
        attempts.delete(name);
        throw error;
      }
      opener.here?.wearStyles(name, kept.found);
      attempt.isOver = true;
      return kept;
    });
    attempt.loaded = loaded;
    return loaded.module;
  }
  const attempt: Attempt<Name> = { result: load() };
  return attempt;
}

async function fetchRemote<Name extends RemoteName>(name: Name): Promise<Loaded<Name>> {
  try {
    const [found, here] = await Promise.all([findRemote(name), opener.get()]);
    if (!here) throw new Error('The federation runtime did not load');
    const module = await here.openRemote(name, found);
    here.wearStyles(name, found);
    return { found, module };
  } catch (error) {
    const isAltered = !(error instanceof RefusedRemote) && (await (await watcher.get())?.isAltered(name, error));
    throw isAltered ? new RefusedRemote('altered', `${name} is not what was published`) : error;
  } finally {
    whenIdle(() => void watcher.get().then((here) => here?.watchRemotes(leaveVersion)));
  }
}
