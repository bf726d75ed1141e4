import type { DataSource } from 'typeorm';
import { loadConfig, type Config } from '../config.js';
import { openDataSource } from '../data-source.js';
import { acquireDatabase } from '../database/acquire-database.js';
import { UNHURRIED } from '../database/connections.js';

/**
 * Runs a command on the installation's database, and starts that unless it runs already. The exit code is what `work`
 * answers. Ctrl-C ends the connection, which rolls the running transaction back, and leaves the server in order.
 */
export async function withDatabase(work: (database: DataSource, config: Config) => Promise<number>): Promise<never> {
  const config = loadConfig();
  const { url, release } = await acquireDatabase(config);
  let interrupted = false;
  const leave = (code: number) => release().finally(() => process.exit(code));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      interrupted = true;
      process.stderr.write('\nStopped. What was done so far is kept.\n');
      void leave(130);
    });
  }
  let code = 1;
  try {
    const direct = config.databaseOwnerUrl ?? config.databaseListenUrl ?? url;
    const tell = (sentence: string) => process.stderr.write(`${sentence}\n`);
    const database = await openDataSource(direct, 3, UNHURRIED, undefined, tell);
    code = await work(database, config);
    await database.destroy();
  } catch (error) {
    if (!interrupted) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  return interrupted ? new Promise<never>(() => undefined) : ((await leave(code)) as never);
}
