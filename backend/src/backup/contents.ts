import { escapeIdentifier, type ClientBase } from 'pg';
import { QUEUE_SCHEMA } from '../modules/mail/public.js';

/** A table whose rows a backup holds. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  /** The columns that hold data. PostgreSQL makes generated ones anew. */
  readonly columns: readonly string[];
}

/** The last number that a sequence gave; null before the first. */
export interface Sequence {
  readonly schema: string;
  readonly name: string;
  readonly value: string | null;
}

const OURS = `nspname !~ '^pg_' and nspname <> 'information_schema'`;

/** `"schema"."table"`, as SQL wants it. */
export const sqlName = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

/** Every table of the database, each after those to which its rows refer. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { id: string; after: string[] }>(
    `select c.oid::text as id, nspname as schema, relname as name,
            array(select attname::text from pg_attribute
                  where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
            array(select confrelid::text from pg_constraint
                  where contype = 'f' and conrelid = c.oid and confrelid <> c.oid) as after
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and ${OURS} order by nspname, relname`,
  );
  const known = new Set(rows.map(({ id }) => id));
  const ordered: Table[] = [];
  const placed = new Set<string>();
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ id, after }) => !placed.has(id) && after.every((other) => placed.has(other) || !known.has(other)),
    );
    if (next.length === 0)
      throw new Error('Tables refer to each other in a circle, so no order of them can be restored.');
    for (const { id, schema, name, columns } of next) {
      placed.add(id);
      ordered.push({ schema, name, columns });
    }
  }
  return ordered;
}

/** Every sequence of the database. Read them last: they count on while the rows are read. */
export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname !~ '^pg_' and schemaname <> 'information_schema'`,
  );
  return rows;
}

/** The names of the migrations that made the schema, oldest first. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by id');
  return rows.map(({ name }) => name);
}

/** The version of the tables in which mail waits; null before the product made them at its first start. */
export async function queueVersionOf(client: ClientBase): Promise<number | null> {
  const table = `${QUEUE_SCHEMA}.version`;
  const { rows: made } = await client.query<{ isMade: boolean }>('select to_regclass($1) is not null as "isMade"', [
    table,
  ]);
  if (!made[0]!.isMade) return null;
  const { rows } = await client.query<{ version: number }>(`select version from ${table}`);
  return rows[0]!.version;
}
