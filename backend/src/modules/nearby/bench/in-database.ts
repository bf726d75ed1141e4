import pg from 'pg';
import type { Statement } from './recorder.js';
import { CLIENTS, timed } from './timing.js';

interface Explained {
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

/**
 * Milliseconds that PostgreSQL itself says it takes to plan and run the statements of each piece of work, shortest first,
 * while eight clients ask. Neither the way to the program nor the program is in them.
 */
export async function timedInDatabase(
  url: string,
  pieces: readonly (readonly Statement[])[],
  warmUp: number,
): Promise<number[]> {
  const idle = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    }),
  );
  const all = [...idle];
  const explainAll = async (statements: readonly Statement[]) => {
    const client = idle.pop() as pg.Client;
    let milliseconds = 0;
    for (const statement of statements) milliseconds += await explain(client, statement);
    idle.push(client);
    return milliseconds;
  };
  try {
    await timed(pieces.slice(0, warmUp), explainAll);
    const times: number[] = [];
    await timed(pieces, async (statements) => times.push(await explainAll(statements)));
    return times.toSorted((a, b) => a - b);
  } finally {
    for (const client of all) await client.end();
  }
}

async function explain(client: pg.Client, { name, text, values }: Statement): Promise<number> {
  const known = await client.query('SELECT FROM pg_prepared_statements WHERE name = $1', [name]);
  if (known.rowCount === 0) await client.query(`PREPARE ${pg.escapeIdentifier(name)} AS ${text}`);
  const call = `EXECUTE ${pg.escapeIdentifier(name)} (${values.map(literal).join(', ')})`;
  const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(
    `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${call}`,
  );
  const [explained] = rows[0]!['QUERY PLAN'];
  return explained['Planning Time'] + explained['Execution Time'];
}

function literal(value: unknown): string {
  if (!Array.isArray(value)) return pg.escapeLiteral(String(value));
  return pg.escapeLiteral(`{${value.map((each) => `"${String(each).replace(/["\\]/g, String.raw`\$&`)}"`).join()}}`);
}
