import path from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { chunks, lent, nameOfChunk, waitForWholeGraph } from '@sahaay/kit/federation';
import { defineConfig, loadEnv } from 'vite';
import { earlyScript } from './build/early-script.ts';
import { prerender } from './build/prerender.ts';
import { preloadFirstLoad } from './build/preload-first-load.ts';
import { scopedName } from './build/scoped-name.ts';
import { serviceWorker } from './build/service-worker.ts';
import { withoutInjectedStyles } from './build/without-injected-styles.ts';

const COMMON = /[\\/](frontend-shell[\\/]src[\\/](?!features)|contracts[\\/])/;

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
    // Remotes are not named here: they are found at run time, in /remotes.json.
    waitForWholeGraph(
      federation({
        name: 'shell',
        filename: 'assets/remoteEntry-[hash].js',
        remotes: {},
        shared: lent,
        disableSnapshot: command === 'build',
        dts: false,
        dev: { remoteHmr: true },
      }),
    ),
    earlyScript(),
    prerender(),
    preloadFirstLoad(),
    serviceWorker(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  // There is one stylesheet, since the landing page in index.html needs its part before any script, and the rest is
  // small.
  build: {
    target: 'chrome109',
    outDir: '.build/next',
    cssCodeSplit: false,
    rolldownOptions: { output: { chunkFileNames: nameOfChunk, codeSplitting: chunks(COMMON) } },
  },
  server: { port: 5100, proxy: fromBackend(mode) },
}));
