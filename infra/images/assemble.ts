import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { billOfMaterials } from './bill-of-materials.ts';
import type { Image } from './image.ts';
import { lockedPackages, neededPackages, ROOT } from './packages.ts';

/** Neither types nor source maps run, and nor do benchmarks. */
const NOT_RUN = /\.(map|d\.ts)$|[/\\]bench$|\.bench\.js$/;
const API_WORKSPACES = ['backend', 'contracts', 'contracts/engine'];

/**
 * Lays out all files of an image's `/app`, and nothing else, from what is built and installed in this checkout.
 *
 * @param to a folder that does not exist yet
 */
export async function assemble(image: Image, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  // The settings find the top of the product by this file.
  writeFileSync(path.join(to, 'nx.json'), '{}\n');
  cpSync(path.join(import.meta.dirname, 'healthy.js'), path.join(to, 'healthy.js'));
  const folders = image === 'api' ? layApi(to) : await layFrontEnd(image, to);
  const version = (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;
  const bill = billOfMaterials(`sahaay-${image}`, version, folders, lockedPackages());
  writeFileSync(path.join(to, 'bom.json'), `${JSON.stringify(bill, null, 1)}\n`);
}

function layApi(to: string): string[] {
  writeFileSync(path.join(to, 'package.json'), '{ "type": "module" }\n');
  for (const workspace of API_WORKSPACES) {
    copy(path.join(workspace, 'package.json'), to);
    copy(path.join(workspace, 'dist'), to);
  }
  // The engine reads complaints of other languages by the first, and learned to read from the second.
  copy('contracts/languages', to, (file) => !file.endsWith('.ts'));
  copy('contracts/engine/model', to);
  const folders = neededPackages(lockedPackages(), API_WORKSPACES);
  for (const folder of folders) copy(folder, to, (file) => !isNested(file, folder));
  mkdirSync(path.join(to, 'node_modules/@sahaay'), { recursive: true });
  for (const name of ['contracts', 'engine'])
    symlinkSync(
      name === 'engine' ? '../../contracts/engine' : '../../contracts',
      path.join(to, 'node_modules/@sahaay', name),
    );
  return folders;
}

/** Packages that lie inside another one are copied by themselves, when they are needed. */
function isNested(file: string, folder: string): boolean {
  return path.relative(path.join(ROOT, folder), file).split(path.sep)[0] === 'node_modules';
}

function copy(name: string, to: string, wanted: (file: string) => boolean = () => true): void {
  const from = realpathSync(path.join(ROOT, name));
  const filter = (file: string): boolean => (file === from || !NOT_RUN.test(file)) && wanted(file);
  cpSync(from, path.join(to, name), { recursive: true, dereference: true, filter });
}

/** The files of a front end, and one file that serves them. */
async function layFrontEnd(image: Exclude<Image, 'api'>, to: string): Promise<string[]> {
  writeFileSync(path.join(to, 'package.json'), '{ "type": "module" }\n');
  cpSync(realpathSync(path.join(ROOT, `frontend-${image}`, 'dist')), path.join(to, 'dist'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map') && path.basename(file) !== '.vite',
  });
  const { output } = await bundleServer(to);
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const folders = modules.map(
    (file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.relative(ROOT, file))?.[0],
  );
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}

async function bundleServer(
  to: string,
): Promise<{ output: readonly ({ type: 'chunk'; moduleIds: string[] } | { type: 'asset' })[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: path.join(ROOT, 'backend/dist/src/web/front-end.command.js'),
      outDir: to,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
    },
  });
  if (!('output' in built)) throw new Error('The server of the front ends was not bundled into one file.');
  return built;
}
