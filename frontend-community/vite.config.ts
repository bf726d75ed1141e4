import { federation } from '@module-federation/vite';
import { chunks, nameOfChunk, remote, waitForWholeGraph } from '@sahaay/kit/federation';
import { CONTRACT_VERSION } from '@sahaay/contracts/shell';
import { lightRemote, withoutLazyShares } from '@sahaay/kit/light-remote';
import { wholeFiles } from '@sahaay/kit/whole-files';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const OURS = /[\\/](frontend-community|contracts)[\\/]|__loadShare__|preload-helper/;
/** What is fetched when the page rests, when another view is opened or before something is sent, and the languages. */
const LATE =
  /[\\/](feed[\\/](safety|live|moderation)|languages|engine|workers|eventsource-parser)[\\/]|i18n[\\/]late|contact-details|other-views|muted-people|mutes-query|call-button|lists/;

export default defineConfig(({ command }) => ({
  // Addresses are relative, so that one build is served from the shell's origin or from any other.
  base: './',
  plugins: [
    react(),
    waitForWholeGraph(withoutLazyShares(federation(remote('community', command)))),
    lightRemote(),
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
        // The first load is one file, with what later code uses as well: packed as two, it would be a twentieth larger.
        codeSplitting: chunks((id) => OURS.test(id) && !LATE.test(id), 1),
      },
    },
  },
  // Pages that share their process with no other origin start no worker whose file came without the header that says so.
  // A browser may keep such a file from before they did (until November 2026), so workers have other names since.
  worker: { rolldownOptions: { output: { entryFileNames: 'assets/[name]-isolated-[hash].js' } } },
  server: { port: 5102, origin: 'http://localhost:5102', cors: true },
}));
