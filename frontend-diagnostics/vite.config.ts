import { federation } from '@module-federation/vite';
import { chunks, nameOfChunk, remote, waitForWholeGraph } from '@sahaay/kit/federation';
import { CONTRACT_VERSION } from '@sahaay/contracts/shell';
import { lightRemote, withoutLazyShares } from '@sahaay/kit/light-remote';
import { wholeFiles } from '@sahaay/kit/whole-files';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leafletWithoutMarkup } from './build/leaflet-without-markup.ts';
import { wantedFiles } from './build/wanted-files.ts';

const OURS = /[\\/](frontend-diagnostics|contracts(?![\\/]engine))[\\/]/;
/** The English texts of late code, which several late files say and the first load does not. */
const LATE = /[\\/]i18n[\\/]late[\\/]/;

export default defineConfig(({ command }) => ({
  // Addresses are relative, so that one build is served from the shell's origin or from any other.
  base: './',
  plugins: [
    react(),
    waitForWholeGraph(withoutLazyShares(federation(remote('diagnostics', command)))),
    lightRemote(),
    leafletWithoutMarkup(),
    wantedFiles(),
    wholeFiles(CONTRACT_VERSION),
  ],
  // The standalone page with its fakes is for `vite dev` only and is not built.
  build: {
    target: 'chrome109',
    outDir: '.build/next',
    rolldownOptions: {
      input: 'src/remote-app.tsx',
      output: {
        chunkFileNames: nameOfChunk,
        codeSplitting: chunks((id) => OURS.test(id) && !LATE.test(id)),
      },
    },
  },
  // Pages that share their process with no other origin start no worker whose file came without the header that says so.
  // A browser may keep such a file from before they did (until November 2026), so workers have other names since.
  worker: { rolldownOptions: { output: { entryFileNames: 'assets/[name]-isolated-[hash].js' } } },
  server: { port: 5101, origin: 'http://localhost:5101', cors: true },
}));
