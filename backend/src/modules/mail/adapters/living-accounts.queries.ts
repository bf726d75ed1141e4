import type { DataSource } from 'typeorm';

/** Which of these accounts still exist. */
export async function livingAccounts(
  database: DataSource,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ id: string }[]>('select id from account where id = any($1::uuid[])', [
    accountIds,
  ]);
  return new Set(rows.map(({ id }) => id));
}

/** Does something while an account cannot be deleted; false, and nothing is done, when it is gone. */
export async function whileLiving(
  database: DataSource,
  accountId: string,
  work: () => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const accounts = await transaction.query<unknown[]>('select from account where id = $1 for key share', [accountId]);
    if (accounts.length > 0) await work();
    return accounts.length > 0;
  });
}
