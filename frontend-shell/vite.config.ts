import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { chunks, lent, waitForWholeGraph } from '@sahaay/kit/federation';
import { defineConfig } from 'vite';
import { earlyScript } from './build/early-script.ts';
import { prerender } from './build/prerender.ts';
import { preloadFirstLoad } from './build/preload-first-load.ts';
import { scopedName } from './build/scoped-name.ts';
import { withoutInjectedStyles } from './build/without-injected-styles.ts';

const BACKEND = 'http://localhost:8080';
const COMMON = /[\\/](frontend-shell[\\/]src[\\/](?!features)|contracts[\\/])/;

export default defineConfig(({ command }) => ({
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
  ],
  css: { modules: { generateScopedName: scopedName } },
  // One stylesheet: the landing page in index.html needs its part before any script, and the rest is small.
  build: {
    target: 'chrome109',
    outDir: '.build/next',
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: chunks(COMMON) } },
  },
  server: {
    port: 5100,
    proxy: Object.fromEntries(['/api', '/remotes', '/remotes.json', '/config.json'].map((path) => [path, BACKEND])),
  },
}));
