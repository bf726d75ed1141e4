import { withDatabase } from '../../../command-line/with-database.js';
import { SessionSecret } from '../../../shared/session/session-secret.js';
import { AnswerReportStore } from '../adapters/answer-report.store.js';

// This command writes what people reported about answers, one JSON object a line, oldest first.
await withDatabase(async (database, { sessionSecret, otherSessionSecret }) => {
  const secret = await SessionSecret.of(sessionSecret, database, otherSessionSecret);
  const { reports, closed } = await new AnswerReportStore(database, secret).read();
  for (const report of reports) process.stdout.write(`${JSON.stringify(report)}\n`);
  process.stderr.write(
    `${reports.length} reports of the last 180 days.${closed > 0 ? ` ${closed} more were sealed with a SESSION_SECRET that is not set any more.` : ''}\n`,
  );
  return 0;
});
