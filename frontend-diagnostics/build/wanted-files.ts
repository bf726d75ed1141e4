import { addToManifest } from '@sahaay/kit/remote-manifest';
import type { Plugin } from 'vite';

const HASHED = /-[\w-]{8}\.(js|css|json)$/;

/**
 * Names in a remote's manifest, as `wanted`, the built files that nothing imports: workers, and what they fetch. The service worker
 * keeps those that somebody wanted through a new release (`frontend-shell/service-worker/remotes.ts`).
 */
export const wantedFiles = (): Plugin => ({
  name: 'sahaay:wanted-files',
  ...addToManifest((manifest, files) => ({
    wanted: files.filter((name) => HASHED.test(name) && !manifest.includes(name)),
  })),
});
