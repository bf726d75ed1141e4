import { userInfo } from 'node:os';
import { Report } from '../../../command-line/report.js';
import { withDatabase } from '../../../command-line/with-database.js';
import { Transactions } from '../../../database/transactions.js';
import { createLogger } from '../../../shared/http/logging.js';
import { operatorAct } from '../../../shared/security-log/security-log.js';
import { AccountStore } from '../../account/public.js';
import { addNotice, startBoss } from '../../mail/public.js';
import { SecondFactorStore } from '../adapters/second-factor.store.js';
import { SwitchSecondFactorOff } from '../use-cases/switch-second-factor-off.js';
import { switchOffFor } from './switch-off-for.js';

await withDatabase(async (database, config) => {
  const boss = await startBoss(database);
  const mail: ConstructorParameters<typeof SwitchSecondFactorOff>[3] = {
    notify: (request, transaction) => addNotice(boss, request, transaction),
    // The product finds the mail when it looks the next time, within seconds.
    wake: () => undefined,
  };
  const accounts = AccountStore.in(database);
  const switchingOff = new SwitchSecondFactorOff(
    new Transactions(database),
    accounts,
    new SecondFactorStore(database),
    mail,
  );
  const { code, sentence, accountId } = await switchOffFor(accounts, switchingOff, process.argv.slice(2));
  const report = new Report();
  if (code === 0) report.line(sentence);
  else report.problem(sentence);
  if (accountId) operatorAct(createLogger(config.logLevel), 'second_factor_off', accountId, userInfo().username);
  await boss.stop({ graceful: false });
  return code;
});
