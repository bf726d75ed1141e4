import type { Plugin } from 'vite';

/** The start of the app, the federation runtime's own parts, and the packages lent to remotes. */
const FIRST = /[\\/]src[\\/]bootstrap\.tsx|virtual[:_]mf|pendingShares|[\\/]contracts[\\/]kit[\\/]src[\\/]/;

/**
 * Names in index.html all scripts that every page needs. Without it the browser learns of each only from the one before:
 * federation asks for React, the router and the app one after the other, a dozen round trips on a slow line.
 */
export function preloadFirstLoad(): Plugin {
  return {
    name: 'sahaay:preload-first-load',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') return;
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const first = new Set<string>();
        const add = (file: string): void => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || first.has(file)) return;
          first.add(file);
          for (const imported of chunk.imports) add(imported);
        };
        for (const { fileName, name, moduleIds } of chunks)
          if ([name, ...moduleIds].some((id) => FIRST.test(id))) add(fileName);
        const source = String(html.source);
        if (first.size === 0) this.error('The chunks of the first load were not found.');
        const links = [...first]
          .filter((file) => !source.includes(file))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        html.source = source.replace('</head>', `${links.join('')}</head>`);
      },
    },
  };
}
