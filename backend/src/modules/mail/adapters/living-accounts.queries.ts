import type { DataSource } from 'typeorm';

/** Which of these accounts still exist. */
export async function livingAccounts(database: DataSource, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ id: string }[]>('select id from account where id = any($1::uuid[])', [accountIds]);
  return new Set(rows.map(({ id }) => id));
}
