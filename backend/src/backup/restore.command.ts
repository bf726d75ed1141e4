// npm run restore -- FILE --key KEYFILE       puts a backup into the empty database of the settings
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Report } from '../command-line/report.js';
import { INVOKED_FROM, loadConfig } from '../config.js';
import { acquireDatabase } from '../database/acquire-database.js';
import { restore } from './restore.js';

const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
const report = new Report();
const [file] = positionals;

if (!file || !values.key) {
  report.problem('Say what and with which key: npm run restore -- FILE --key KEYFILE');
  process.exitCode = 2;
} else {
  const identity = readFileSync(resolve(INVOKED_FROM, values.key), 'utf8').trim();
  const config = loadConfig();
  const database = await acquireDatabase(config);
  try {
    report.line(
      `${await restore(config.databaseOwnerUrl ?? config.databaseListenUrl ?? database.url, resolve(INVOKED_FROM, file), identity)} rows are restored.`,
    );
  } catch (error) {
    report.problem((error as Error).message);
    process.exitCode = 1;
  } finally {
    await database.release();
  }
}
