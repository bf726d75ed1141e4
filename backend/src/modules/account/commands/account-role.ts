import { Report } from '../../../command-line/report.js';
import { withDatabase } from '../../../command-line/with-database.js';
import { AccountStore } from '../adapters/account.store.js';
import { Account } from '../domain/account.js';
import { giveRole } from './give-role.js';

await withDatabase(async (database) => {
  const accounts = new AccountStore(database.getRepository(Account));
  const { code, sentence } = await giveRole(accounts, process.argv.slice(2));
  const report = new Report();
  if (code === 0) report.line(sentence);
  else report.problem(sentence);
  return code;
});
