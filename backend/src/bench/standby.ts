import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo, serverUser } from '../database/server-identity.js';

/**
 * Makes the cluster of a streaming standby from that of its primary, which must not run meanwhile: npm brings no
 * pg_basebackup.
 * @param url the address at which the primary will answer
 */
export async function makeStandby(primary: string, standby: string, url: URL): Promise<void> {
  execFileSync('cp', ['-a', primary, standby]);
  const source = `host=${url.hostname} port=${url.port} user=${url.username} password=${url.password}`;
  for (const [name, content] of [
    ['standby.signal', ''],
    ['postgresql.auto.conf', `primary_conninfo = '${source}'\n`],
  ] as const) {
    writeFileSync(join(standby, name), content);
    await giveTo(serverUser(), join(standby, name));
  }
}
