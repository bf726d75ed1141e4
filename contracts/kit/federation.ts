/**
 * What the shell lends its remotes, read by all three Vite configurations. Few on purpose: every further shared
 * package loads whole. The shell's copy always wins, so the shell is deployed first.
 */
export const shared = {
  react: { singleton: true, requiredVersion: '^19.3.1' },
  'react-dom': { singleton: true, requiredVersion: '^19.3.1' },
  '@sahaay/kit': { singleton: true, requiredVersion: '^1.0.0' },
} as const;

/** The versions this workspace provides, for the shell to compare with a remote's manifest before loading it. */
export const provided = { react: '19.3.1', 'react-dom': '19.3.1', '@sahaay/kit': '1.0.0' } as const;

/** The federation options of a remote: it exposes `./App`, and is served from the shell's origin or from any other. */
export const remote = (name: string) => ({
  name,
  // A new name per build: a shell that holds an old entry fetches the new one after Retry.
  filename: 'assets/remoteEntry-[hash].js',
  manifest: true,
  exposes: { './App': './src/remote-app.tsx' },
  shared,
  dts: false,
  dev: { remoteHmr: true },
});
