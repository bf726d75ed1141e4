// npm run backup -- --new-key KEYFILE        makes a key, keeps its secret half in a file and prints its public half
// npm run backup -- FILE --for age1…         writes a backup that only the holder of the key can read
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Report } from '../command-line/report.js';
import { withDatabase } from '../command-line/with-database.js';
import { INVOKED_FROM } from '../config.js';
import { backUp } from './back-up.js';

const { values, positionals } = parseArgs({
  options: { for: { type: 'string' }, 'new-key': { type: 'string' } },
  allowPositionals: true,
});
const report = new Report();
const [file] = positionals;

if (values['new-key'] !== undefined) {
  const identity = await generateX25519Identity();
  const path = resolve(INVOKED_FROM, values['new-key']);
  writeFileSync(path, `${identity}\n`, { mode: 0o600, flag: 'wx' });
  report.line(`The secret half of the key is in ${path}. Keep it where the backups are not. Its public half:`);
  report.line(await identityToRecipient(identity));
} else if (!file || !values.for?.startsWith('age1')) {
  report.problem(
    'Say where and for whom: npm run backup -- FILE --for age1…  (npm run backup -- --new-key KEYFILE makes a key)',
  );
  process.exitCode = 2;
} else {
  const { for: recipient } = values;
  await withDatabase(async (database) => {
    report.line(`${await backUp(database, resolve(INVOKED_FROM, file), recipient)} rows are in ${file}.`);
    return 0;
  });
}
