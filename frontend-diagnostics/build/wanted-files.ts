import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const HASHED = /-[\w-]{8}\.(js|css|json)$/;

/**
 * Names in a remote's manifest, as `wanted`, the built files that nothing imports: workers, and what they fetch. The service worker
 * keeps those that somebody wanted through a new release (`frontend-shell/service-worker/remotes.ts`).
 */
export function wantedFiles(): Plugin {
  let folder = '';
  return {
    name: 'sahaay:wanted-files',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = path.resolve(root, build.outDir)),
    closeBundle: {
      order: 'post',
      handler(error?: Error) {
        if (error) return;
        const file = path.join(folder, 'mf-manifest.json');
        const text = readFileSync(file, 'utf8');
        const built = globSync('assets/*', { cwd: folder }).map((name) => name.replaceAll(path.sep, '/'));
        const wanted = built.filter((name) => HASHED.test(name) && !text.includes(name)).sort();
        writeFileSync(file, JSON.stringify({ ...(JSON.parse(text) as object), wanted }));
      },
    },
  };
}
