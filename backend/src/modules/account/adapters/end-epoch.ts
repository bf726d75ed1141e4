import type { DataSource } from 'typeorm';

/**
 * Ends the epoch of an account's sessions, all of which are void from then on.
 * @returns the id of the account; undefined when nobody has this email
 */
export async function endEpoch(database: DataSource, emailKey: string): Promise<string | undefined> {
  const [[account]] = await database.query<[{ id: string }[], number]>(
    `update account set session_epoch = session_epoch + 1, updated_at = now() where email_key = $1 returning id`,
    [emailKey],
  );
  return account?.id;
}
