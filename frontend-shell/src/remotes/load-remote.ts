import { CONTRACT_VERSION, type RemoteModule, type RemoteName } from '@sahaay/contracts/shell';
import { late } from '@sahaay/contracts/late';
import { provided } from '@sahaay/kit/federation';
import { findRemote, type FoundRemote } from '../early/handover.ts';
import { satisfiesCaret } from './versions.ts';

const MODULE_TIMEOUT_MS = 10_000;

/**
 * Thrown for a remote that was built for another version of what the shell lends. Loading it would break in ways that
 * nobody could explain.
 */
export class IncompatibleRemote extends Error {}

/** One attempt to load a remote. */
interface Attempt<Name extends RemoteName> {
  readonly result: Promise<RemoteModule<Name>>;
  /** The module, once it is here. */
  module?: RemoteModule<Name>;
}

/** A `Map` whose type says that the name and the attempt belong to the same remote. */
interface Attempts {
  get<Name extends RemoteName>(name: Name): Attempt<Name> | undefined;
  set<Name extends RemoteName>(name: Name, attempt: Attempt<Name>): unknown;
  delete(name: RemoteName): unknown;
  clear(): void;
}

/** The federation runtime, and what the shell lends. Pages without a remote need neither. */
const host = late(() => import('./host.ts'));
const attempts: Attempts = new Map();
const registered = new Set<RemoteName>();

/** The module of a remote that is already here. */
export const readyRemote = <Name extends RemoteName>(name: Name): RemoteModule<Name> | undefined =>
  attempts.get(name)?.module;

/** Forgets all remotes, as a reload of the page does. */
export function forgetRemotes(): void {
  attempts.clear();
  registered.clear();
}

/**
 * Loads a remote once. Callers share the attempt. `/remotes.json` is read for each attempt, so that an entry is found
 * that has moved or come back.
 *
 * @param again forgets what was loaded before: for Retry after the remote's pages broke
 * @throws IncompatibleRemote, or any other Error when the remote cannot be reached in time
 */
export function loadRemoteModule<Name extends RemoteName>(name: Name, again = false): Promise<RemoteModule<Name>> {
  const before = attempts.get(name);
  if (before && !(again && before.module)) return before.result;
  const attempt: Attempt<Name> = { result: fetchRemote(name) };
  attempts.set(name, attempt);
  attempt.result.then(
    (module) => (attempt.module = module),
    () => attempts.delete(name),
  );
  return attempt.result;
}

/** Starts loading a remote before the page that mounts it. That page shares the attempt, and tells if it fails. */
export function prefetchRemote(name: RemoteName): void {
  loadRemoteModule(name).catch(() => undefined);
}

async function fetchRemote<Name extends RemoteName>(name: Name): Promise<RemoteModule<Name>> {
  const [{ entry, shared }, federation] = await Promise.all([findRemote(name), host.get()]);
  if (!federation) throw new Error('The federation runtime did not load');
  refuseOtherVersions(name, shared);

  // The runtime remembers failures for good, unless the remote is registered again by force.
  federation.registerRemotes([{ name, entry, type: 'module' }], { force: registered.has(name) });
  registered.add(name);
  const module = await inTime(federation.loadRemote<RemoteModule<Name>>(`${name}/App`), name);
  if (!module) throw new Error(`${name} exposes no App`);
  if (!satisfiesCaret(CONTRACT_VERSION, `^${module.contractVersion}`)) {
    throw new IncompatibleRemote(
      `${name} was built on contract ${module.contractVersion}, the shell has ${CONTRACT_VERSION}`,
    );
  }
  return module;
}

/** The federation runtime does not enforce versions: the shell's copy always wins. */
function refuseOtherVersions(name: RemoteName, shared: FoundRemote['shared']): void {
  const versions: Readonly<Record<string, string>> = provided;
  for (const { name: dependency, requiredVersion } of shared) {
    const have = versions[dependency];
    if (have && requiredVersion && !satisfiesCaret(have, requiredVersion)) {
      throw new IncompatibleRemote(`${name} needs ${dependency} ${requiredVersion}, the shell has ${have}`);
    }
  }
}

async function inTime<Value>(work: Promise<Value>, name: RemoteName): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not load in ${MODULE_TIMEOUT_MS} ms`)), MODULE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
