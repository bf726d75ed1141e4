import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { addToManifest } from './remote-manifest.ts';

/** Vite's own code that names the files of a late part to the browser before it imports the part. */
const HELPER = /^\0vite\/preload-helper\.js$/;
const HASHED = /-[\w-]{8}\.(js|css)$/;

/** What is changed in Vite's helper, each found once. */
const CHANGES = [
  // The browser refuses a file whose hash is not the one that the manifest told the shell (`sahaayHashes`).
  ['link.href = dep.href;', 'link.href = dep.href; link.integrity = globalThis.sahaayHashes?.[dep.href] ?? "";'],
  // The code is imported once its files are here and whole, or not at all. A browser that announces no code (Safari before 17)
  // fetches it like any other file.
  [
    'if (isCss) return new Promise(',
    'if (!link.relList.supports(link.rel)) return fetch(dep.href, { integrity: link.integrity }); return new Promise(',
  ],
  // A link that stayed would let the next attempt go on unchecked.
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
] as const;

/**
 * Has a built remote say in its manifest what each of its files must be: `integrity`, the SHA-256 of each file of code
 * and style as browsers take it, by the file's path. `contractVersion` is the contract that the remote was built on, so
 * that one which cannot run here is refused before any of its code runs.
 *
 * The shell lets the browser check the first files, and late parts are checked by the remote itself, through the helper
 * with which Vite fetches them. Neither Vite 8 nor Module Federation 2 brings this. What a worker fetches is left out:
 * browsers start workers from the shell's own origin alone.
 *
 * @throws Error in the build, when Vite generates another helper than the one that is known here
 */
export function wholeFiles(contractVersion: string): Plugin {
  return {
    name: 'sahaay:whole-files',
    ...addToManifest((manifest, files, folder) => {
      const named = files.filter((name) => HASHED.test(name) && manifest.includes(name));
      return {
        contractVersion,
        integrity: Object.fromEntries(named.map((name) => [name, hashOf(path.join(folder, name))])),
      };
    }),
    transform: {
      filter: { id: HELPER },
      handler: (code) => ({
        code: CHANGES.reduce((text, [from, to]) => {
          if (text.split(from).length !== 2) throw new Error('Vite changed its preload helper: adapt wholeFiles.');
          return text.replace(from, to);
        }, code),
        map: null,
      }),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = withItsOwnFile(chunk.code);
      },
    },
  };
}

/** Vite names no files to the browser for a part of one file. Such a part is checked as well, so its file is named. */
const withItsOwnFile = (code: string): string =>
  code.replaceAll(/(import\((`\.\/[^`]+`)\)),\[\],import\.meta\.url/g, '$1,[$2],import.meta.url');

const hashOf = (file: string): string => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
