import type pg from 'pg';
import { onServer, postmaster, reach, type Target, type WriteLoad } from './write-load.js';

export type Victim = 'postmaster' | 'backend';

/**
 * Ends the postmaster, or a server process that works for the product, with SIGKILL.
 * @returns the milliseconds until the server had started anew, the product was ready and a later write was acknowledged
 * @throws when that takes longer than `patience` milliseconds
 */
export async function killDatabase(
  target: Target,
  victim: Victim,
  load: WriteLoad,
  patience = 60_000,
): Promise<number> {
  const pid = victim === 'postmaster' ? postmaster(target).pid : await onServer(target, backendOfProduct);
  const killedAt = Date.now();
  process.kill(pid, 'SIGKILL');
  const startedAnew = () =>
    onServer(target, async (server) => (await checkpointerStart(server)) > killedAt).catch(() => false);
  const isReady = async () => (await fetch(`${target.url}/api/health/ready`)).ok;
  const deadline = killedAt + patience;
  for (const step of [startedAnew, isReady]) await reach(step, deadline);
  const before = load.acknowledged.length;
  await reach(async () => load.acknowledged.length > before, deadline);
  return Date.now() - killedAt;
}

async function backendOfProduct(server: pg.Client): Promise<number> {
  const { rows } = await server.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'sahaay' order by state_change desc limit 1`,
  );
  return rows[0]!.pid;
}

/** The moment at which the checkpointer started. The server starts it anew whenever it has to recover. */
async function checkpointerStart(server: pg.Client): Promise<number> {
  const { rows } = await server.query<{ start: Date }>(
    `select backend_start as start from pg_stat_activity where backend_type = 'checkpointer'`,
  );
  return rows[0]?.start.getTime() ?? 0;
}
