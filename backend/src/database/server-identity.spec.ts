import { chmod, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { reachableBinaries, reachableFolder } from './server-identity.js';

const stranger = { uid: 64_321, gid: 64_321 };
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sahaay-identity-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the folder of the server', () => {
  it('is the wanted one where the server’s user gets there', async () => {
    await chmod(root, 0o755);
    expect(await reachableFolder(join(root, 'postgres'), stranger)).toBe(join(root, 'postgres'));
    expect(await reachableFolder(join(root, 'postgres'), undefined)).toBe(join(root, 'postgres'));
  });

  it('is the wanted one, whoever may enter, when the server runs as ourselves', async () => {
    await chmod(root, 0o700);
    expect(await reachableFolder(join(root, 'postgres'), undefined)).toBe(join(root, 'postgres'));
  });

  it('is always the same other one below a private home, until the wanted one is removed', async () => {
    await chmod(root, 0o700);
    const [wanted, place] = [join(root, 'postgres'), join(tmpdir(), `${root.split('/').at(-1)}-open`)];
    const folder = await reachableFolder(wanted, stranger, place);
    expect(dirname(folder)).toBe(place);
    expect(await reachableFolder(wanted, stranger, place)).toBe(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o755);
    await rename(wanted, join(root, 'moved'));
    expect(await reachableFolder(join(root, 'moved'), stranger, place)).toBe(folder);
    expect(await reachableFolder(wanted, stranger, place)).not.toBe(folder);
    await rm(place, { recursive: true, force: true });
  });
});

describe('the binaries', () => {
  it('are copied from a private checkout to where anyone may run them', async () => {
    const place = join(tmpdir(), `${root.split('/').at(-1)}-open`);
    await mkdir(join(root, 'native/bin'), { recursive: true, mode: 0o700 });
    await writeFile(join(root, 'native/bin/postgres'), 'program', { mode: 0o700 });
    await writeFile(join(root, 'native/library.so'), 'library', { mode: 0o600 });
    const copy = await reachableBinaries(join(root, 'native'), '18.4', stranger, place);
    const modes = await Promise.all(
      ['', 'bin', 'bin/postgres', 'library.so'].map(async (name) => (await stat(join(copy, name))).mode & 0o777),
    );
    expect(modes).toEqual([0o755, 0o755, 0o755, 0o644]);
    await rm(place, { recursive: true, force: true });
  });
});
