import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { onServer, reach, type Target, type WriteLoad } from './write-load.js';

/** What the server finds no space for: a table, which fails a statement, or its write-ahead log, which ends the server. */
export type Want = 'table' | 'log';

export interface Outage {
  /** What readiness said while the disk was full. */
  readonly told: string;
  /** The milliseconds from the moment of free space until the product was ready and a later write was acknowledged. */
  readonly back: number;
}

/** The disk is filled again after this many milliseconds, in case the server has freed some space. */
const REFILL = 100;

/**
 * Fills the disk of a product to the last byte, and frees it again.
 * @param meanwhile runs while the disk is full and readiness says so
 * @throws when readiness does not say so, or when the product is not back within `patience` milliseconds
 */
export async function fillDisk(
  target: Target,
  want: Want,
  load: WriteLoad,
  meanwhile: () => Promise<unknown> = () => wait(2000),
  patience = 60_000,
): Promise<Outage> {
  if (want === 'table') await onServer(target, beginLog);
  const filler = join(target.dataDir, 'filler');
  fill(filler);
  const refill = setInterval(() => fill(filler), REFILL);
  let told = '';
  try {
    await reach(async () => {
      if (want === 'log') await exhaustLog(target);
      told = await readinessOf(target);
      return told.includes('the disk of the database is full');
    }, Date.now() + patience).catch((error: unknown) => {
      throw new Error(`The disk is full (${want}), and readiness says: ${told}`, { cause: error });
    });
    await meanwhile();
  } finally {
    clearInterval(refill);
    rmSync(filler);
  }
  const freedAt = Date.now();
  const deadline = freedAt + patience;
  await reach(async () => (await readinessOf(target)) === 'ok', deadline);
  const before = load.acknowledged.length;
  await reach(async () => load.acknowledged.length > before, deadline);
  return { told, back: Date.now() - freedAt };
}

function fill(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (const chunk of [Buffer.alloc(2 ** 20), Buffer.alloc(2 ** 12)]) writeAll(descriptor, chunk);
  } finally {
    closeSync(descriptor);
  }
}

/** Writes the chunk as often as there is space for it. */
function writeAll(descriptor: number, chunk: Buffer): void {
  try {
    while (writeSync(descriptor, chunk) === chunk.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/**
 * Makes the server begin a file of its log, which holds 16 MB that nobody else can take. The writes that fail for want of
 * space in a table, and what the server notes beside them, fit in there, so that the log itself does not run out.
 */
async function beginLog(server: pg.Client): Promise<void> {
  await server.query('select pg_switch_wal()');
  await server.query(`select pg_logical_emit_message(true, 'fill', 'disk')`);
}

/**
 * Makes the server begin one file of its log after another, until it ends because there is no space. Where it has ended already,
 * or is too busy to take a connection, this does nothing.
 */
async function exhaustLog(target: Target): Promise<void> {
  const untilItEnds = onServer(target, async (server) => {
    for (;;) await beginLog(server);
  });
  await untilItEnds.catch(() => undefined);
}

async function readinessOf({ url }: Target): Promise<string> {
  const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(10_000) });
  const body = (await answer.json()) as { error?: { message: string } };
  return answer.ok ? 'ok' : `${answer.status} ${body.error?.message}`;
}
