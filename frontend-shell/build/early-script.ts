import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const FILE = 'early.js';
const source = path.join(import.meta.dirname, '../src/early/script.ts');

/**
 * The classic script that `index.html` runs first (ADR 19), made from typed source. Browsers that are too old for the app
 * can still run it, and show the theme and the emergency numbers.
 */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2019',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk') throw new Error(`${FILE} was not built.`);
  return script.code;
}

/** Serves `/early.js` in development, anew at each request, and writes it beside `index.html` when the shell is built. */
export function earlyScript(): Plugin {
  return {
    name: 'sahaay:early-script',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response, next) => {
        bundle().then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_, { 'index.html': html }) {
        const code = await bundle();
        this.emitFile({ type: 'asset', fileName: FILE, source: code });
        if (html?.type !== 'asset') return;
        // A page and its script are of one release, also when the service worker has another one's.
        const release = createHash('sha256').update(code).digest('hex').slice(0, 8);
        html.source = String(html.source).replace(`"/${FILE}"`, `"/${FILE}?${release}"`);
      },
    },
  };
}
