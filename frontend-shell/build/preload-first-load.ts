import { paths } from '@sahaay/contracts/paths';
import type { Plugin } from 'vite';

/** The start of the app, the federation runtime's own parts, and the packages lent to remotes. */
const FIRST = /[\\/]src[\\/]bootstrap\.tsx|virtual[:_]mf|pendingShares|[\\/]contracts[\\/]kit[\\/]src[\\/]/;
/** The texts of a language besides English. */
const TEXTS = /[\\/]contracts[\\/]languages[\\/]([a-z]{2})[\\/]shell\.ts$/;
/** A page that is fetched when somebody opens it, such as `sign-in-page.tsx`. */
const PAGE = /[\\/]src[\\/]features[\\/].*[\\/]([a-z-]+)-page\.tsx$/;
const HEADINGS = /mukta-latin-[^/]*\.woff2$/;
const DEVANAGARI = /mukta-devanagari-[^/]*\.woff2$/;
/**
 * The size in characters below which a script has low priority. A smaller script is here long before the larger ones
 * that it waits for.
 */
const SMALL = 5000;
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="\/([^"]+)">/g;

/**
 * Names in index.html all scripts that every page needs. Without it the browser learns of each only from the one before:
 * federation asks for React, the router and the app one after the other, a dozen round trips on a slow line. The largest
 * come first: a browser asks for six files at a time, and small ones before them would leave the line idle.
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
        const sizes = new Map<string, number>();
        const add = (file: string, to = sizes): Map<string, number> => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || sizes.has(file) || to.has(file)) return to;
          to.set(file, chunk.code.length);
          for (const imported of chunk.imports) add(imported, to);
          return to;
        };
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && [output.name, ...output.moduleIds].some((id) => FIRST.test(id)))
            add(output.fileName);
        if (sizes.size === 0) this.error('The chunks of the first load were not found.');
        const source = String(html.source);
        for (const [, file = ''] of source.matchAll(PRELOAD)) add(file);
        const links = [...sizes]
          .sort(([, a], [, b]) => b - a)
          .map(
            ([file, size]) =>
              `<link rel="modulepreload" crossorigin href="/${file}"${size < SMALL ? ' fetchpriority="low"' : ''}>`,
          );
        // Without this link the first page draws its headings in another typeface than all later ones.
        const font = Object.keys(bundle).find((file) => HEADINGS.test(file));
        if (!font) this.error('The font of the headings was not found.');
        links.unshift(`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`);
        // `early.js` has the browser fetch those of the page that is opened.
        const pages = Object.values(bundle).map((output) => {
          const [, name] = (output.type === 'chunk' && PAGE.exec(output.facadeModuleId ?? '')) || [];
          const path = name && addressOf(name);
          const files = [...add(output.fileName, new Map()).keys()];
          return path ? `<meta name="page-${path}" content="${files.join(' ')}" />` : '';
        });
        const devanagari = Object.keys(bundle).find((file) => DEVANAGARI.test(file));
        if (!devanagari) this.error('The font of the headings in Hindi was not found.');
        // `early.js` has the browser fetch one of these when its language is wanted, and the font of its script.
        const texts = Object.values(bundle).map((output) => {
          const [, language] = (output.type === 'chunk' && TEXTS.exec(output.facadeModuleId ?? '')) || [];
          return language ? `<meta name="texts-${language}" content="${output.fileName}" />` : '';
        });
        html.source = source
          .replace(PRELOAD, '')
          .replace(
            '<script',
            `${[...texts, ...pages].join('')}<meta name="font-Devanagari" content="${devanagari}" /><script`,
          )
          .replace('</head>', `${links.join('')}</head>`);
      },
    },
  };
}

/** The address of a page by the name of its file: `sign-in` for `paths.signIn`. The introduction stands at `welcome`. */
function addressOf(file: string): string | undefined {
  const name = file === 'intro' ? 'welcome' : file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object.entries(paths).find(([key]) => key === name)?.[1];
}
