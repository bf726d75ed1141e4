import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a disk writes whole or not at all, in bytes. */
const SECTOR = 512;
/** A page of PostgreSQL, in bytes. It begins with the position in the log up to which the log tells how the page came about. */
const PAGE = 8192;
/** A file of the write-ahead log, in bytes, and how many of them the second part of a file's name counts. */
const SEGMENT = 2 ** 24;
const SEGMENTS = 256n;

/** Tables and indexes, with their further files and forks: `16384`, `16384.1`, `16384_vm`. */
const RELATION = /^\d+(?:_\w+)?(?:\.\d+)?$/;
/** States of transactions, which PostgreSQL keeps in pages without a position in the log. */
const STATES = /^pg_(?:xact|subtrans|multixact|commit_ts)$/;
const LOG_FILE = /^[0-9A-F]{24}$/;

/**
 * Leaves the files of a PostgreSQL that does not run as a power cut may. Each sector that was written after its file was last
 * flushed holds what it was told last, or what it held before: all of a page, none, or some. The server flushes its log before
 * it acknowledges, tables and states when it makes a checkpoint, and all other files at once.
 *
 * @param cluster the folder of the server
 * @param before a copy of it that was made after its last checkpoint
 * @param flushed the position in the log up to which the server had flushed it. Nothing that the log tells later is in a table on
 *   the disk, since the server flushes the log first
 * @returns how many sectors hold what they held before
 */
export function loseUnflushed(cluster: string, before: string, flushed: bigint): number {
  let lost = 0;
  for (const path of filesIn(cluster)) {
    const mayKeep = keeperOf(path, flushed);
    if (!mayKeep) continue;
    const bytes = readFileSync(join(cluster, path));
    const old = Buffer.alloc(bytes.length);
    if (existsSync(join(before, path))) readFileSync(join(before, path)).copy(old);
    const changed = mix(bytes, old, mayKeep);
    if (changed > 0) writeFileSync(join(cluster, path), bytes, { flag: 'r+' });
    lost += changed;
  }
  return lost;
}

/** A folder's files, by their paths in it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Decides about each sector of a page whether it was kept. */
type Keeper = (page: Buffer, at: number) => (sector: number) => boolean;

/** Keeps all of a page, nothing or some of it, by chance. */
function some(): (sector: number) => boolean {
  const share = Math.floor(Math.random() * 3) / 2;
  return () => Math.random() < share;
}

/** Undefined for files that are flushed at once. */
function keeperOf(path: string, flushed: bigint): Keeper | undefined {
  const name = basename(path);
  const folder = basename(dirname(path));
  if (folder === 'pg_wal' && LOG_FILE.test(name)) {
    const start = (BigInt(`0x${name.slice(8, 16)}`) * SEGMENTS + BigInt(`0x${name.slice(16)}`)) * BigInt(SEGMENT);
    return (_page, at) => {
      const keeps = some();
      return (sector) => start + BigInt(at + sector) < flushed || keeps(sector);
    };
  }
  if (STATES.test(path.split('/')[0]!)) return some;
  const isTable = /^(?:base|global)\//.test(path) && RELATION.test(name);
  return isTable ? (page) => (positionOf(page) > flushed ? () => false : some()) : undefined;
}

/** The position in the log that a page of a table names: https://www.postgresql.org/docs/current/storage-page-layout.html */
function positionOf(page: Buffer): bigint {
  return (BigInt(page.readUInt32LE(0)) << 32n) | BigInt(page.readUInt32LE(4));
}

/** Puts old sectors back into `bytes`, and counts those that differ. */
function mix(bytes: Buffer, old: Buffer, keeper: Keeper): number {
  let lost = 0;
  for (let at = 0; at < bytes.length; at += PAGE) {
    const page = bytes.subarray(at, at + PAGE);
    const oldPage = old.subarray(at, at + PAGE);
    if (page.equals(oldPage)) continue;
    const keeps = keeper(page, at);
    for (let sector = 0; sector < page.length; sector += SECTOR) {
      const [now, then] = [page, oldPage].map((one) => one.subarray(sector, sector + SECTOR)) as [Buffer, Buffer];
      if (now.equals(then) || keeps(sector)) continue;
      then.copy(now);
      lost += 1;
    }
  }
  return lost;
}
