import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the lock file of a server that was killed and whose process nobody has collected, as happens in containers
 * without an init: PostgreSQL would take the dead process for a running server. Nothing is touched while any of the
 * server's processes lives. Only Linux shows what this needs to know.
 */
export async function forgetDeadServer(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const lock = join(cluster, 'postmaster.pid');
  const pid = Number(attempt(() => readFileSync(lock, 'utf8').split('\n')[0]));
  if (!Number.isInteger(pid) || pid <= 0 || !isUncollected(pid) || someoneWorksIn(cluster)) return;
  await rm(lock);
}

/** State Z of field 3 (man 5 proc), after the command name in parentheses. */
function isUncollected(pid: number): boolean {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '';
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}

/** Every process of a PostgreSQL server works in its cluster's folder. */
function someoneWorksIn(folder: string): boolean {
  const cluster = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => attempt(() => readlinkSync(`/proc/${pid}/cwd`)) === cluster);
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
