import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The built files by the address at which they are served. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

/** The built front ends, with their files called by names that stay when only another file changes. */
export interface FrontEnds {
  /** The name of what is served at an address. An address that is no file is a page, and all pages are one file. */
  nameOf(address: string): string;
  /** A digest of each file, by its name. */
  readonly digests: ReadonlyMap<string, string>;
}

const FOLDERS = {
  '': 'frontend-shell',
  '/remotes/diagnostics': 'frontend-diagnostics',
  '/remotes/community': 'frontend-community',
};
const PAGE = '/index.html';
const HASH = /(?<=\/assets\/[^/]+)-[\w-]{8}(?=\.\w+$)/;
const TEXT = /\.(js|css|html|json|webmanifest)$/;
/** Packed files say the same as plain ones. */
const PACKED = /\.(br|gz)$/;

/** Reads the front ends that are in use now. */
export function readBuiltFiles(root: string): BuiltFiles {
  return new Map(
    Object.entries(FOLDERS).flatMap(([servedAt, folder]) => {
      const dist = path.join(root, folder, 'dist');
      return globSync('**/*.*', { cwd: dist })
        .filter((file) => !PACKED.test(file))
        .map((file) => [`${servedAt}/${file}`, readFileSync(path.join(dist, file))] as const);
    }),
  );
}

/**
 * Names and digests the built files. A file of code bears a hash of its content in its name, so a change of it changes
 * each file that names it, up to index.html. Therefore a file is called by its name without the hash here, also where
 * another file names it. Where two files would be called the same, both keep their hashes.
 */
export function frontEnds(files: BuiltFiles): FrontEnds {
  const sameName = Map.groupBy(files.keys(), (address) => address.replace(HASH, ''));
  const names = new Map([...sameName].flatMap(([name, all]) => all.map((one) => [one, all.length > 1 ? one : name])));
  const plain = new Map([...names].map(([address, name]) => [path.posix.basename(address), path.posix.basename(name)]));
  const withoutHashes = (text: string): string =>
    [...plain].reduce((read, [file, name]) => read.replaceAll(file, name), text);
  const digest = (address: string, content: Buffer): string =>
    createHash('sha256')
      .update(TEXT.test(address) ? withoutHashes(content.toString()) : content)
      .digest('hex');
  const nameOf = (address: string): string =>
    names.get(address) ?? (path.posix.basename(address).includes('.') ? address : PAGE);
  return {
    nameOf,
    digests: new Map([...files].map(([address, content]) => [nameOf(address), digest(address, content)])),
  };
}
