import { CITIES, CITY_INDEXES } from '../../geocoding/public.js';
import { ensureLoaded } from '../../../shared/reference-data.js';
import { Report } from '../../../command-line/report.js';
import { statsLines } from './stats-lines.js';
import { withDatabase } from '../../../command-line/with-database.js';

await withDatabase(async (database) => {
  const report = new Report();
  await ensureLoaded(database, CITIES);
  await ensureLoaded(database, CITY_INDEXES);
  for (const line of await statsLines(database, new Date())) report.line(line);
  return 0;
});
