import { CITIES, CITY_INDEXES } from '../adapters/gazetteer/cities.js';
import { ensureLoaded } from '../adapters/reference-data.js';
import { Report } from './report.js';
import { statsLines } from './stats-lines.js';
import { withDatabase } from './with-database.js';

await withDatabase(async (database) => {
  const report = new Report();
  await ensureLoaded(database, CITIES);
  await ensureLoaded(database, CITY_INDEXES);
  for (const line of await statsLines(database, new Date())) report.line(line);
  return 0;
});
