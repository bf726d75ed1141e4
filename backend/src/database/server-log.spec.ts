import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerLog } from './server-log.js';

let folder: string;
let log: ServerLog;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahaay-log-'));
  log = new ServerLog(join(folder, 'server.log'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the last words of a server', () => {
  it('are what it could not bear, not what it refused those who came meanwhile', async () => {
    await writeFile(log.file, 'PANIC:  of an earlier start\n');
    const logged = log.size;
    await appendFile(
      log.file,
      'LOG:  starting\nFATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device\nFATAL:  the database system is not yet accepting connections\nLOG:  shutting down\n',
    );
    expect(log.lastWords(logged)).toBe('could not write to file "pg_wal/xlogtemp.1": No space left on device');
  });

  it('are its last line when it names nothing fatal, and nothing when it said nothing', async () => {
    expect(log.lastWords(0)).toBeUndefined();
    await writeFile(log.file, 'postgres: could not find the database system\nbut could not open file\n');
    expect(log.lastWords(0)).toBe('but could not open file');
    expect(log.lastWords(log.size)).toBeUndefined();
  });
});

it('a log that grew large begins anew beside a copy, and is written on', async () => {
  await writeFile(log.file, 'x'.repeat(2000));
  log.bound(2000);
  expect(log.size).toBe(2000);
  await appendFile(log.file, 'y');
  log.bound(2000);
  expect(log.size).toBe(0);
  expect((await stat(`${log.file}.1`)).size).toBe(2001);
  await appendFile(log.file, 'z');
  expect(await readFile(log.file, 'utf8')).toBe('z');
});
