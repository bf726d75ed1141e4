import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { isOfSomeLanguages } from '../src/pwa/language-files.ts';

const source = path.join(import.meta.dirname, '../service-worker/worker.ts');
/** Files that no page shows: those for search engines and previews, and those that the phone itself takes when it installs the app. */
const UNSEEN = /^(robots\.txt|screenshots\/|start-up\/|icon-|social\.png)/;
const HASHED = /^assets\/[^/]*-[\w-]{8}\.\w+$/;

interface Kept {
  readonly url: string;
  /** Null for a file that is named by its content. */
  readonly revision: string | null;
}

/** The built files of the shell as the service worker keeps them. A script with a query is kept under the address at which index.html asks for it. */
function keptFiles(folder: string): { shell: Kept[]; languages: string[] } {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const asked = [...html.matchAll(/src="([^"]+)"/g)].map(([, address = '']) => address);
  const files = globSync('**/*.*', { cwd: folder }).filter((file) => !UNSEEN.test(file));
  const languages = files.map((file) => `/${file}`).filter(isOfSomeLanguages);
  const shell = files
    .filter((file) => !languages.includes(`/${file}`))
    .map((file) => {
      const url = asked.find((address) => address.startsWith(`/${file}?`)) ?? `/${file}`;
      return { url, revision: HASHED.test(file) ? null : digest(readFileSync(path.join(folder, file))) };
    });
  return { shell: shell.sort((a, b) => (a.url < b.url ? -1 : 1)), languages: languages.sort() };
}

const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Writes `/sw.js` beside index.html when the shell has been built. Development has no service worker. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'sahaay:service-worker',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    closeBundle: {
      order: 'post',
      async handler() {
        const folder = path.resolve(config.root, config.build.outDir);
        const { shell, languages } = keptFiles(folder);
        const built = await build({
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          define: { SHELL_FILES: JSON.stringify(shell), LANGUAGE_FILES: JSON.stringify(languages) },
          build: {
            write: false,
            target: config.build.target,
            modulePreload: false,
            rolldownOptions: { input: source, output: { format: 'iife' } },
          },
        });
        const [script] = 'output' in built ? built.output : [];
        if (script?.type !== 'chunk') throw new Error('The service worker was not built.');
        writeFileSync(path.join(folder, 'sw.js'), script.code);
      },
    },
  };
}
