// Brings the schema up to date and ends, for a deployment that does so once before its replicas start. Replicas that
// start afterwards find nothing to do. With DATABASE_OWNER_URL they need no right to change a table.
import { withDatabase } from '../command-line/with-database.js';
import { prepare } from './prepare.js';

await withDatabase(async (database, config) => {
  if (config.databaseOwnerUrl) await prepare(database, config, (sentence) => process.stderr.write(`${sentence}\n`));
  const [latest] = await database.query<{ name: string }[]>('select name from migration order by id desc limit 1');
  process.stdout.write(`The schema is up to date (${latest?.name ?? 'no migration yet'}).\n`);
  return 0;
});
