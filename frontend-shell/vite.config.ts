import path from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { lent, nameOfChunk } from '@sahaay/kit/federation';
import { defineConfig, loadEnv } from 'vite';
import { earlyScript } from './build/early-script.ts';
import { prerender } from './build/prerender.ts';
import { preloadFirstLoad } from './build/preload-first-load.ts';
import { scopedName } from './build/scoped-name.ts';
import { serviceWorker } from './build/service-worker.ts';
import { nameStartUpPictures } from './build/start-up-pictures.ts';
import { withoutInjectedStyles } from './build/without-injected-styles.ts';

/** What every page runs on, which changes less often than we do. */
const LIBRARIES = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/;
/** All but the pages that come late. */
const COMMON = /[\\/](frontend-shell[\\/]src[\\/](?!features[\\/](?!dashboard|settings))|contracts[\\/])/;

/** The English texts of late code, which several late files say and the first load does not. */
const LATE = /[\\/]i18n[\\/]late[\\/]/;

/** Few files: dozens of small ones would queue for a connection. */
const GROUPS = [
  { name: 'libraries', test: LIBRARIES, priority: 1 },
  { name: 'common', test: (id: string) => COMMON.test(id) && !LATE.test(id), minShareCount: 2 },
  // What the pages of signing up and in share, with the texts of all pages on the way in.
  { name: 'arrival', test: /[\\/]features[\\/]auth[\\/]/, minShareCount: 2 },
];

/** What the product of `npm start` serves while the shell is worked on, at the port that the environment or `.env` sets. */
function fromBackend(mode: string): Record<string, string> {
  const { PORT = '8080' } = loadEnv(mode, path.join(import.meta.dirname, '..'), 'PORT');
  const paths = ['/api', '/remotes', '/remotes.json', '/config.json'];
  return Object.fromEntries(paths.map((served) => [served, `http://localhost:${PORT}`]));
}

export default defineConfig(({ command, mode }) => ({
  base: '/',
  plugins: [
    react(),
    withoutInjectedStyles(),
    // A built shell starts without federation: `src/remotes/host.ts` makes the host when a page has a remote. Remotes are
    // not named here: they are found at run time, in /remotes.json.
    ...(command === 'serve'
      ? federation({ name: 'shell', remotes: {}, shared: lent, dts: false, dev: { remoteHmr: true } })
      : []),
    earlyScript(),
    prerender(),
    preloadFirstLoad(),
    nameStartUpPictures(),
    serviceWorker(),
  ],
  // Remotes are registered by their entry, so the runtime's own reading of manifests is left out.
  define: command === 'build' ? { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true } : {},
  css: { modules: { generateScopedName: scopedName } },
  // There is one stylesheet, since the landing page in index.html needs its part before any script, and the rest is
  // small.
  build: {
    target: 'chrome109',
    outDir: '.build/next',
    cssCodeSplit: false,
    rolldownOptions: { output: { chunkFileNames: nameOfChunk, codeSplitting: { groups: GROUPS } } },
  },
  server: { port: 5100, proxy: fromBackend(mode) },
}));
