import { federation } from '@module-federation/vite';
import { shared } from '@sahaay/kit/federation';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './', // one build serves any folder of any origin
  plugins: [
    react(),
    federation({
      name: 'community',
      filename: 'assets/remoteEntry-[hash].js',
      manifest: true,
      exposes: { './App': './src/remote-app.tsx' },
      shared,
      dts: false,
      dev: { remoteHmr: true },
    }),
  ],
  // Not index.html: the standalone page and its pretend API are for development only.
  build: { target: 'chrome109', rolldownOptions: { input: 'src/remote-app.tsx' } },
  server: { port: 5102, origin: 'http://localhost:5102', cors: true },
});
