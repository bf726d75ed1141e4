import { Report } from './report.js';
import { withDatabase } from './with-database.js';
import { countPlaces, lastImports } from '../adapters/directory/stats.queries.js';

await withDatabase(async (database) => {
  const report = new Report();
  const counts = await countPlaces(database);
  if (counts.length === 0) {
    report.line(
      'The directory is empty. Start the product once for the starter set, or run: npm run places:import -- FILE…',
    );
    return 0;
  }
  report.line('category    source                 places  approximate  south..north      west..east');
  for (const { category, source, places, approximate, south, north, west, east } of counts) {
    const box = `${degrees(south, north).padEnd(18)}${degrees(west, east)}`;
    report.line(
      `${category.padEnd(12)}${source.padEnd(20)}${String(places).padStart(9)}${String(approximate).padStart(13)}  ${box}`,
    );
  }
  report.line(`total ${counts.reduce((sum, { places }) => sum + places, 0)}`);
  for (const { file, started_at, finished_at, accepted, rejected } of await lastImports(database)) {
    const state = finished_at
      ? `finished ${finished_at.toISOString()}`
      : `begun ${started_at.toISOString()}, not finished`;
    report.line(`import ${file}: ${accepted} places, ${rejected} rejected, ${state}`);
  }
  return 0;
});

function degrees(from: number, to: number): string {
  return `${from.toFixed(2)}..${to.toFixed(2)}`;
}
