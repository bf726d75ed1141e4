import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../../config.js';
import { openDataSource } from '../../data-source.js';
import { cloneDatabase } from '../../testing/test-database.js';

/** A row of the page: columns of which it tells, and the tables one of which has each of them. */
interface Told {
  readonly tables: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly string[];
}

const PAGE = readFileSync(join(WORKSPACE_ROOT, 'backend/docs/data-map.md'), 'utf8');
const quoted = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);

/** A section is headed by its tables. In the section about tables without anything of people, each row names its own. */
const TOLD: readonly Told[] = PAGE.split('\n## ').flatMap((section) => {
  const [heading = '', ...lines] = section.split('\n');
  // `retention.e2e-spec.ts` holds this list.
  if (heading === 'What is deleted when its time is over') return [];
  const rows = lines.filter((line) => line.startsWith('| `')).map((line) => line.split('|').slice(1, -1));
  return rows.map((cells) =>
    heading.startsWith('Tables without')
      ? { tables: quoted(cells[0]), columns: quoted(cells[1]), cells }
      : { tables: heading.split(/ and (?:its view )?/), columns: quoted(cells[0]), cells },
  );
});

/** All columns of our tables, and those of pg-boss in which anything may stand. */
const COLUMNS = `
  select case table_schema when 'public' then '' else table_schema || '.' end || table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
   where table_type = 'BASE TABLE'
     and (table_schema = 'public' or (table_name = 'job_common' and data_type = 'jsonb' and column_name !~ '^source_'))`;

describe('the map of what is held about people', () => {
  let held: { table: string; column: string }[];
  beforeAll(async () => {
    const { url, drop } = await cloneDatabase();
    const database = await openDataSource(url, 1);
    held = await database.query(COLUMNS);
    await database.destroy();
    await drop();
  });

  // ASVS 14.1.1
  it('tells of every column', () => {
    const isTold = (column: (typeof held)[number]): boolean =>
      TOLD.some(({ tables, columns }) => tables.includes(column.table) && columns.includes(column.column));
    expect(held.length).toBeGreaterThan(150);
    expect(held.filter((column) => !isTold(column))).toEqual([]);
  });

  it('tells of no column that is gone', () => {
    const isHeld = (tables: readonly string[], column: string): boolean =>
      held.some((one) => tables.includes(one.table) && one.column === column);
    const gone = TOLD.flatMap(({ tables, columns }) => columns.filter((column) => !isHeld(tables, column)));
    expect(gone).toEqual([]);
  });

  // ASVS 8.1.2, 14.1.2
  it('leaves nothing open: what it is, why, how long and who sees it', () => {
    expect(TOLD.filter(({ cells }) => cells.some((cell) => cell.trim() === ''))).toEqual([]);
  });
});
