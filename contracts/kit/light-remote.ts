/** The entry that the federation plugin generates for a remote, and its parts for a page that is no remote. */
const ENTRY = /^\0?virtual:mf-REMOTE_ENTRY_ID:/;
const HOST_ONLY = /^\0?virtual:mf:.*__(hostAutoInit|pendingShares)__/;
const EXPOSES = /import __mfExposesMap from ("virtual:mf-exposes:[^"]+")/;
/** The shared packages that the remote uses, in lists: `[["react"],["react-dom"]]`. */
const BORROWED = /const __mfMaterializedShareBatches = (\[.*\])/;

/**
 * The entry of a built remote: a federation container, `init` and `get`. It puts what the host lends where the plugin's
 * wrappers of shared packages look for it, unless the host has done so.
 */
const container = (exposes: string, borrowed: string): string => `
  import pages from ${exposes};
  const cache = (globalThis.__mf_module_cache__ ||= { share: {}, remote: {} }).share;
  async function borrow(name, scope) {
    if (cache["default:" + name] ?? cache[name]) return;
    const provider = Object.values(scope[name] ?? {}).find(({ shareConfig }) => shareConfig?.import !== false);
    if (!provider) throw new Error("The host does not lend " + name);
    const factory = await provider.get();
    cache["default:" + name] = factory();
  }
  export const init = (scope = {}) => Promise.all(${borrowed}.flat().map((name) => borrow(name, scope)));
  export async function get(name) {
    if (!pages[name]) throw new Error("The remote exposes no " + name);
    const module = await pages[name]();
    return () => module;
  }`;

/**
 * Leaves the federation runtime, 20 kB (gzip), out of a built remote. The runtime chooses between versions and providers
 * of shared packages, and here there is nothing to choose: a built remote brings none, the shell lends one of each, and
 * compares its versions with the remote's manifest before it loads the remote. What a host needs of a remote, the
 * container's `init` and `get`, stays as it is.
 *
 * @throws Error in the build, when the plugin generates another entry than the one that is known here
 */
export function lightRemote() {
  return {
    name: 'sahaay:light-remote',
    apply: 'build' as const,
    enforce: 'post' as const,
    transform(code: string, id: string) {
      if (HOST_ONLY.test(id)) return { code: 'export {};', map: null };
      if (!ENTRY.test(id)) return undefined;
      const [exposes, borrowed] = [EXPOSES, BORROWED].map((part) => part.exec(code)?.[1]);
      if (!exposes || !borrowed) throw new Error('@module-federation/vite changed its entry: adapt lightRemote.');
      return { code: container(exposes, borrowed), map: null };
    },
  };
}

/** The part of the plugin that has late code wait for the runtime when it alone imports a shared package. */
const LAZY_SHARES = 'module-federation:lazy-consume-only-shares';

/**
 * Leaves that part out, since a light remote has no runtime and such code would wait for ever: the container borrows all
 * shared packages before any code of the remote runs.
 *
 * @throws Error when the plugin no longer has the part
 */
export function withoutLazyShares<P>(plugins: P[]): P[] {
  const all = plugins.flat() as P[];
  const others = all.filter((plugin) => (plugin as { name?: string } | undefined)?.name !== LAZY_SHARES);
  if (others.length === all.length)
    throw new Error('@module-federation/vite changed: look whether withoutLazyShares is still needed.');
  return others;
}
