import { userInfo } from 'node:os';
import { Report } from '../../../command-line/report.js';
import { withDatabase } from '../../../command-line/with-database.js';
import { createLogger } from '../../../shared/http/logging.js';
import { operatorAct } from '../../../shared/security-log/security-log.js';
import { tellOfEnd } from '../../../shared/session/tell-of-end.js';
import { signOutEverywhere } from './sign-out-everywhere.js';

await withDatabase(async (database, config) => {
  const { code, sentence, accountId } = await signOutEverywhere(database, process.argv.slice(2), (id) =>
    tellOfEnd(database, config, id),
  );
  const report = new Report();
  if (code === 0) report.line(sentence);
  else report.problem(sentence);
  if (accountId) operatorAct(createLogger(config.logLevel), 'sessions_ended', accountId, userInfo().username);
  return code;
});
