import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What the manifest of a built remote is to say besides. */
export type Said = (manifest: string, files: readonly string[], folder: string) => object;

/**
 * Adds to a built remote's manifest, once all its files are written.
 * @param say is told the manifest as it is, the built files by their paths, in their order, and the folder of both
 */
export function addToManifest(say: Said): Pick<Plugin, 'apply' | 'configResolved' | 'closeBundle'> {
  let folder = '';
  return {
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = path.resolve(root, build.outDir)),
    closeBundle: {
      order: 'post',
      handler(error?: Error) {
        if (error) return;
        const file = path.join(folder, 'mf-manifest.json');
        const text = readFileSync(file, 'utf8');
        const files = globSync('assets/*', { cwd: folder }).map((name) => name.replaceAll(path.sep, '/'));
        const added = say(text, files.sort(), folder);
        writeFileSync(file, JSON.stringify({ ...(JSON.parse(text) as object), ...added }));
      },
    },
  };
}
