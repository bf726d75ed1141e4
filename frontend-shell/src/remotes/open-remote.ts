import { CONTRACT_VERSION, runsOn, type RemoteModule, type RemoteName } from '@sahaay/contracts/shell';
import { provided } from '@sahaay/kit/federation';
import type { FoundRemote } from '../early/handover.ts';
import { loadRemote, registerRemotes } from './host.ts';
import { MAY_LOAD_NOW, RefusedRemote } from './refused-remote.ts';
import { satisfiesCaret } from './versions.ts';

const MODULE_TIMEOUT_MS = 10_000;

/** The addresses of all styles of each remote, of every version that was opened. */
const styles = new Map<RemoteName, Set<string>>();

/**
 * Runs the code of a remote that was found.
 *
 * @throws RefusedRemote, or any other Error when its files do not come in time or are not the right ones
 */
export async function openRemote<Name extends RemoteName>(name: Name, found: FoundRemote): Promise<RemoteModule<Name>> {
  refuseOtherVersions(name, found);
  await inTime(found.whole, name);
  // The runtime remembers failures and versions for good, unless the remote is registered by force.
  registerRemotes([{ name, entry: found.entry, type: 'module' }], { force: true });
  const module = await inTime(loadRemote<RemoteModule<Name>>(`${name}/App`), name);
  if (!module) throw new Error(`${name} exposes no App`);
  refuseOtherContract(name, module.contractVersion);
  return module;
}

/** Lets the styles of this version of a remote count, and those of its other versions not. */
export function wearStyles(name: RemoteName, { hashes }: FoundRemote): void {
  const known = styles.get(name) ?? new Set();
  styles.set(name, known);
  for (const file of Object.keys(hashes)) if (file.endsWith('.css')) known.add(file);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (known.has(link.href)) link.disabled = !(link.href in hashes);
}

/** The federation runtime does not enforce versions: the shell's copy always wins. */
function refuseOtherVersions(name: RemoteName, { shared, contractVersion }: FoundRemote): void {
  if (contractVersion) refuseOtherContract(name, contractVersion);
  const versions: Readonly<Record<string, string>> = provided;
  for (const { name: dependency, requiredVersion } of shared) {
    const have = versions[dependency];
    if (have && requiredVersion && !satisfiesCaret(have, requiredVersion))
      throw new RefusedRemote('incompatible', `${name} needs ${dependency} ${requiredVersion}, the shell has ${have}`);
  }
}

function refuseOtherContract(name: RemoteName, built: string): void {
  if (!runsOn(built, CONTRACT_VERSION))
    throw new RefusedRemote(
      'incompatible',
      `${name} was built on contract ${built}, the shell has ${CONTRACT_VERSION}`,
    );
}

/** What comes too late, on a slow line or a slow phone, is told of when it is here. */
async function inTime<Value>(work: Promise<Value>, name: RemoteName): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${name} did not load in ${MODULE_TIMEOUT_MS} ms`));
      // Whether it fails after that is of no account, since the person has been told that it did.
      work.then(
        () => dispatchEvent(new Event(MAY_LOAD_NOW)),
        () => undefined,
      );
    }, MODULE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
