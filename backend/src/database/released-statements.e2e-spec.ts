import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { WORKSPACE_ROOT } from '../config.js';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.js';

/** What the last release sends to its database. `npm run release:statements` notes it anew. */
const RELEASED = join(WORKSPACE_ROOT, 'contracts/released/statements.json');

/** What reads or writes rows; all else asks nothing of a table's columns. */
const OF_ROWS = /^(?:select|insert|update|delete|merge|with)\b/i;

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** What PostgreSQL says against a statement on the schema of today; undefined when it can run. */
async function faultOf(statement: string): Promise<string | undefined> {
  try {
    await client.query(`prepare one as ${statement}`);
    await client.query('deallocate one');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A statement in which lists are as long as one value, and rows as many as one. */
const shapeOf = (statement: string): string =>
  statement
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(?:\s*,\s*\$)+/g, '$')
    .replaceAll(/(\([^()]*\))(?:\s*,\s*\1)+/g, '$1');

/** The statements that a run of the tests noted; of those that differ only in how much they list, the shortest. */
function notedIn(folder: string): string[] {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
  const byShape = new Map<string, string>();
  for (const line of lines) {
    // Line ends and indents are no part of what is asked.
    const statement = (JSON.parse(line) as string).replaceAll(/\s+/g, ' ').trim();
    const other = byShape.get(shapeOf(statement));
    if (OF_ROWS.test(statement) && (!other || statement.length < other.length))
      byShape.set(shapeOf(statement), statement);
  }
  return [...byShape.values()].sort();
}

/** Writes down what was noted, without what needs a table that lives only for a while. */
async function writeReleased(folder: string): Promise<void> {
  const kept: string[] = [];
  for (const statement of notedIn(folder)) if (!(await faultOf(statement))) kept.push(statement);
  writeFileSync(RELEASED, `${JSON.stringify(kept, null, 2)}\n`);
}

const releasedStatements = (): string[] => JSON.parse(readFileSync(RELEASED, 'utf8')) as string[];

/** What the schema of today has against the released statements. */
async function faults(): Promise<string[]> {
  const found: string[] = [];
  for (const statement of releasedStatements()) {
    const fault = await faultOf(statement);
    if (fault) found.push(`${fault}: ${statement}`);
  }
  return found;
}

describe('the release before', () => {
  it('sends statements that run on the schema of today', async () => {
    if (process.env.WRITE_STATEMENTS) await writeReleased(process.env.WRITE_STATEMENTS);
    expect(await faults()).toEqual([]);
  });

  it('would be broken by a column that is gone, and is told so', async () => {
    const statement = releasedStatements().find((one) => /\bpost\.hidden_at\b/.test(one))!;
    await client.query('begin');
    await client.query('alter table post rename column hidden_at to away_since');
    expect(await faultOf(statement)).toBe('column post.hidden_at does not exist');
    await client.query('rollback');
  });
});
