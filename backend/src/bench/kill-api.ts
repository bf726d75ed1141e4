import { setTimeout as wait } from 'node:timers/promises';
import type { Ground } from './faults/ground.js';
import { reach, type WriteLoad } from './write-load.js';

/** A kill comes within so many milliseconds of an acknowledged write. */
const SOON = 300;
const PATIENCE = 60_000;

/**
 * Ends the product with SIGKILL at some moment while people write, and starts it anew.
 * @returns the milliseconds from the kill until a later write was acknowledged
 * @throws when none is within a minute
 */
export async function killApi(ground: Ground, load: WriteLoad): Promise<number> {
  await wait(Math.random() * SOON);
  const killedAt = Date.now();
  await ground.restart('SIGKILL');
  const before = load.acknowledged.length;
  await reach(async () => load.acknowledged.length > before, killedAt + PATIENCE);
  return Date.now() - killedAt;
}
