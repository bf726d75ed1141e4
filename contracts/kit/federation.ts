const packages = {
  react: { singleton: true, requiredVersion: '^19.3.1' },
  'react-dom': { singleton: true, requiredVersion: '^19.3.1' },
  '@sahaay/kit': { singleton: true, requiredVersion: '^1.0.0' },
} as const;

type Shared = Record<
  keyof typeof packages,
  { singleton: boolean; requiredVersion: string; eager?: true; import?: false }
>;

const each = (how: { eager?: true; import?: false }): Shared =>
  Object.fromEntries(Object.entries(packages).map(([name, options]) => [name, { ...options, ...how }])) as Shared;

/**
 * What the shell lends its remotes. The list is short on purpose, since every further shared package loads whole. The
 * shell itself needs all of it to start, so it comes in one file.
 */
export const lent = each({ eager: true });

/** The versions this workspace provides, for the shell to compare with a remote's manifest before loading it. */
export const provided = { react: '19.3.1', 'react-dom': '19.3.1', '@sahaay/kit': '1.0.0' } as const;

/**
 * A build waits this many seconds for the next module before federation goes on without it. A busy computer may take
 * longer than the ten seconds that are the default for one file.
 */
const PATIENCE = { moduleParseIdleTimeout: 120 } as const;

/**
 * The federation options of a remote: it exposes `./App`, and is served from the shell's origin or from any other. A
 * built remote runs on what the shell lends and brings no copy of its own: the shell's copy would win anyway, and the
 * shell is deployed first. It has no federation runtime either (`light-remote.ts`). The standalone page (`serve`) has no
 * shell and brings its own copies.
 */
export const remote = (name: string, command: 'build' | 'serve') => ({
  name,
  // Each build has a new name, so that a shell that holds an old entry fetches the new one after Retry.
  filename: 'assets/remoteEntry-[hash].js',
  manifest: true,
  exposes: { './App': './src/remote-app.tsx' },
  shared: each(command === 'build' ? { import: false } : {}),
  dts: false,
  dev: { remoteHmr: true },
  ...PATIENCE,
});

/**
 * Rolldown's groups of modules: the federation runtime in one file, and what several pages share in another. Dozens of
 * small files would queue for a connection.
 *
 * @param common which modules may be shared
 * @param shares how many files must share a module for it to go there
 */
export const chunks = (common: RegExp | ((id: string) => boolean), shares = 2) => ({
  groups: [
    // The code through which shared packages are reached stays outside: it may run only once the runtime knows what the
    // shell lends.
    { name: 'federation', test: /@module-federation|virtual:mf(?!.*__loadShare__)/, priority: 1 },
    { name: 'common', test: common, minShareCount: shares },
  ],
});

interface ParsedModule {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface NamedPlugin {
  name: string;
  moduleParsed?: unknown;
}

const pending = (ids: readonly string[]) => ids.map((id) => ({ id, external: false }));

/**
 * Makes the federation plugin wait for every module before it decides which exports of the shared packages are used.
 * The plugin asks each parsed module for `importedIdResolutions`, which Rolldown does not have. It then counts only
 * modules whose loading has begun: when the first load took more than 10 ms, it took the entry for the whole app, and
 * the build failed with MISSING_EXPORT. Rolldown knows where the imports lead (`importedIds`), so this function hands
 * that to the plugin. The report is in `infra/upstream`; `infra/checks/slow-loads.ts` shows that this is still needed.
 *
 * @throws Error when the plugin no longer has the part that is mended
 */
export function waitForWholeGraph<P>(plugins: P[]): P[] {
  const parseEnd = plugins.flat().find((plugin) => (plugin as NamedPlugin | undefined)?.name === 'parseEnd') as
    | NamedPlugin
    | undefined;
  const moduleParsed = parseEnd?.moduleParsed;
  if (!parseEnd || typeof moduleParsed !== 'function')
    throw new Error('@module-federation/vite changed: look whether waitForWholeGraph is still needed.');
  parseEnd.moduleParsed = function (this: unknown, module: ParsedModule): unknown {
    const told = {
      importedIdResolutions: pending(module.importedIds),
      dynamicallyImportedIdResolutions: pending(module.dynamicallyImportedIds),
    };
    return moduleParsed.call(this, Object.assign(Object.create(module) as object, told));
  };
  return plugins;
}

/**
 * The name of a late file: texts of a language begin with its code, as `hi-shell-….js`, so that one sees in a list of files
 * which languages a page has fetched.
 */
export function nameOfChunk({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const language = /[\\/]contracts[\\/]languages[\\/]([a-z]{2})[\\/]/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${language ? `${language}-` : ''}[name]-[hash].js`;
}
