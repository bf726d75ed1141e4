import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the lock file of a server that was killed and whose process no parent has collected, as happens in containers
 * without an init. PostgreSQL would take the dead process for a running server. Nothing is removed while any process of
 * the server lives. Only Linux shows what this function needs to know.
 */
export async function forgetDeadServer(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const lock = join(cluster, 'postmaster.pid');
  const pid = Number(attempt(() => readFileSync(lock, 'utf8').split('\n')[0]));
  if (!Number.isInteger(pid) || pid <= 0 || !isUncollected(pid) || workersIn(cluster).length > 0) return;
  await rm(lock);
}

/**
 * Ends the processes of a server whose postmaster is gone. Busy ones go on for as long as their statement takes, and no
 * new server can start meanwhile. Call it only when no server runs and none is being started.
 */
export function endOrphans(cluster: string): void {
  for (const pid of workersIn(cluster)) attempt(() => process.kill(pid, 'SIGKILL'));
}

/** Whether a process is dead and not collected: field 3 is Z (man 5 proc), after the command name in parentheses. */
function isUncollected(pid: number): boolean {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '';
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}

/**
 * The processes that work in a folder. Every process of a PostgreSQL server works in the folder of its cluster. Only
 * Linux shows this.
 */
function workersIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  const cluster = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && attempt(() => readlinkSync(`/proc/${name}/cwd`)) === cluster)
    .map(Number);
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
