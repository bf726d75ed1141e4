import { Report } from '../../../command-line/report.js';
import { withDatabase } from '../../../command-line/with-database.js';
import { AccountStore } from '../adapters/account.store.js';
import { giveRole } from './give-role.js';

await withDatabase(async (database) => {
  const { code, sentence } = await giveRole(AccountStore.in(database), process.argv.slice(2));
  const report = new Report();
  if (code === 0) report.line(sentence);
  else report.problem(sentence);
  return code;
});
