import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

const NOT_OURS = [
  '**/node_modules/**',
  '**/dist',
  '**/dist/**',
  '**/.build/**',
  '**/.nx/**',
  '**/.git/**',
  '.data*/**',
];

/** Every file of the project, by its path from the root. */
export const FILES: readonly string[] = globSync('**/{.[!.],}*', { cwd: root, exclude: NOT_OURS, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

const FOLDERS: ReadonlySet<string> = new Set(FILES.flatMap(foldersOf));

function foldersOf(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * Whether a file or folder is where a paper says. The path may begin at the root or at any folder above the file; `*`
 * and `<name>` stand for any part.
 */
export function exists(named: string): boolean {
  const pattern = named
    .replace(/^\.\/|\/$/g, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+|<\w+>/g, '[^/]*');
  const end = new RegExp(`(^|/)${pattern}$`);
  return [...FILES, ...FOLDERS].some((file) => end.test(file));
}

interface Package {
  readonly name: string;
  readonly folder: string;
  readonly scripts: Readonly<Record<string, string>>;
}

/** Our packages by their names. The root's name is `sahaay`. */
export const PACKAGES: ReadonlyMap<string, Package> = new Map(
  FILES.filter((file) => path.basename(file) === 'package.json').map((file) => {
    const { name, scripts = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Partial<Package>;
    return [name ?? file, { name: name ?? file, folder: path.dirname(file), scripts }];
  }),
);

/** Every word of the source that could name a setting or a constant. */
export const CAPITALS: ReadonlySet<string> = new Set(
  FILES.filter(
    (file) => /(\.(ts|tsx|mjs|cjs|js|json|html)|\.env\.example)$/.test(file) && !file.includes('checks/papers'),
  ).flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? []),
);

/** The settings that `.env.example` lists. */
export const SETTINGS: ReadonlySet<string> = new Set(
  readFileSync(path.join(root, '.env.example'), 'utf8').match(/\b[A-Z][A-Z0-9_]+(?==)/g) ?? [],
);
