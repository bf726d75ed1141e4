import type { TestApp } from './test-app.js';

/**
 * Finds every row of every table of every schema that holds one of the texts, in whatever case; it also reads bytes as
 * text. It leaves out the cities of the world, which are many and come from a template before anybody writes.
 * @returns the rows as PostgreSQL writes them, after the name of their table
 */
export async function rowsHolding(app: TestApp, texts: readonly string[]): Promise<string[]> {
  const tables = await app.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') and table_name <> 'city'`,
  );
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['public.account', 'public.place', 'public.llm_answer', 'queue.job_common']),
  );
  const traces = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')]);
  const found = await Promise.all(
    tables.map(({ name }) =>
      app.sql<{ row: string }>(
        `select row from (select '${name}' || t::text as row from only ${name} t) as every_row
          where exists (select from unnest($1::text[]) as text where position(lower(text) in lower(row)) > 0)`,
        [traces],
      ),
    ),
  );
  return found.flat().map(({ row }) => row);
}
