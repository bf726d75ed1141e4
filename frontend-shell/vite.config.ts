import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { shared } from '@sahaay/kit/federation';
import { defineConfig } from 'vite';
import { prerenderLanding } from './build/prerender-landing.ts';
import { preloadFirstLoad } from './build/preload-first-load.ts';
import { scopedName } from './build/scoped-name.ts';
import { withoutInjectedStyles } from './build/without-injected-styles.ts';

const BACKEND = 'http://localhost:8080';
/** Without `remotes`: the federation runtime it imports must stay a chunk that is evaluated before all others. */
const COMMON = /[\\/](frontend-shell[\\/]src[\\/](?!features|remotes)|contracts[\\/](ui|src)[\\/])/;

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    withoutInjectedStyles(),
    // Remotes are not named here: they are found at run time, in /remotes.json.
    federation({
      name: 'shell',
      filename: 'assets/remoteEntry-[hash].js',
      remotes: {},
      shared,
      dts: false,
      dev: { remoteHmr: true },
    }),
    prerenderLanding(),
    preloadFirstLoad(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  // One stylesheet: the landing page in index.html needs its part before any script, and the rest is small.
  build: {
    target: 'chrome109',
    cssCodeSplit: false,
    // What two pages share comes in one file, not in dozens of tiny ones that queue for a connection.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'common', test: COMMON, minShareCount: 2 }],
        },
      },
    },
  },
  server: {
    port: 5100,
    proxy: Object.fromEntries(['/api', '/remotes', '/remotes.json', '/config.json'].map((path) => [path, BACKEND])),
  },
});
