import { paths, remotePages } from '@sahaay/contracts/paths';
import type { Plugin, Rolldown } from 'vite';

/** The texts of a language besides English: those that come with the app, or a part that late code says. */
const TEXTS = /[\\/]contracts[\\/]languages[\\/]([a-z]{2})[\\/]shell(-[a-z]+)?\.ts$/;
/** The English texts of late code, which are in the files of each page that says them. */
const LATE_TEXTS = /[\\/]src[\\/]i18n[\\/]late[\\/]en-([a-z]+)\.ts$/;
/** A page that is fetched when somebody opens it, such as `sign-in-page.tsx`. */
const PAGE = /[\\/]src[\\/]features[\\/].*[\\/]([a-z-]+)-page\.tsx$/;
/** What a page of a remote needs besides. */
const HOST = /[\\/]src[\\/]remotes[\\/]open-remote\.ts$/;
const HEADINGS = /mukta-latin-[^/]*\.woff2$/;
const DEVANAGARI = /mukta-devanagari-[^/]*\.woff2$/;
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="\/([^"]+)">/g;
/** What starts the app. */
const START = /\s*<script type="module" crossorigin src="\/([^"]+)"><\/script>/;

/**
 * Names in index.html all scripts that every page needs, the largest first: a browser asks for six files at a time, and
 * small ones before them would leave the line idle. They have low priority, so that the styles come before them and the
 * page is painted: nothing of it needs a script. The files of each page that does not come with the app are listed for
 * `early.js`, and the file that starts the app, which `early.js` runs.
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
        const source = String(html.source);
        const [, app = ''] = START.exec(source) ?? [];
        if (add(app).size < 2) this.error('The chunks of the first load were not found.');
        const links = [...sizes]
          .sort(([, a], [, b]) => b - a)
          .map(([file]) => `<link rel="modulepreload" crossorigin href="/${file}" fetchpriority="low">`);
        // Without this link the first page draws its headings in another typeface than all later ones.
        const font = Object.keys(bundle).find((file) => HEADINGS.test(file));
        if (!font) this.error('The font of the headings was not found.');
        links.unshift(`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`);
        // `early.js` has the browser fetch those of the page that is opened.
        const pages = Object.values(bundle).flatMap((output) => {
          if (output.type !== 'chunk') return [];
          const files = [...add(output.fileName, new Map()).keys()];
          const names = [...files, ...partsIn(files.map((file) => bundle[file]))].join(' ');
          return addressesOf(output.facadeModuleId ?? '').map(
            (path) => `<meta name="page-${path}" content="${names}" />`,
          );
        });
        const devanagari = Object.keys(bundle).find((file) => DEVANAGARI.test(file));
        if (!devanagari) this.error('The font of the headings in Hindi was not found.');
        // `early.js` has the browser fetch one of these when its language is wanted, the part that the page says, and the font
        // of the script.
        const texts = Object.values(bundle).map((output) => {
          const [, language, part = ''] = (output.type === 'chunk' && TEXTS.exec(output.facadeModuleId ?? '')) || [];
          return language ? `<meta name="texts-${language}${part}" content="${output.fileName}" />` : '';
        });
        html.source = source
          .replace(PRELOAD, '')
          .replace(START, '')
          .replace(
            '<script',
            `${[...texts, ...pages].join('')}<meta name="app" content="${app}" /><meta name="font-Devanagari" content="${devanagari}" /><script`,
          )
          .replace('</head>', `${links.join('')}</head>`);
      },
    },
  };
}

/** The parts of the texts that these files say, by their English ones. */
function partsIn(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk | undefined)[]): string[] {
  const modules = files.flatMap((file) => (file?.type === 'chunk' ? file.moduleIds : []));
  return modules.flatMap((module) => LATE_TEXTS.exec(module)?.[1] ?? []);
}

/** The addresses of the pages that wait for a module: a page of ours by the name of its file, or all pages of remotes. */
function addressesOf(module: string): string[] {
  if (HOST.test(module)) return Object.values(remotePages).flatMap((pages) => pages.map((page) => paths[page]));
  const [, name] = PAGE.exec(module) ?? [];
  const path = name && addressOf(name);
  return path ? [path] : [];
}

/** The address of a page by the name of its file: `sign-in` for `paths.signIn`. The introduction stands at `welcome`. */
function addressOf(file: string): string | undefined {
  const name = file === 'intro' ? 'welcome' : file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object.entries(paths).find(([key]) => key === name)?.[1];
}
