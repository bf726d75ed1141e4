import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { prepared } from '../../../database/prepared.js';

/** What a person wrote longer ago than this is on every replica that is read at all, which lags by seconds at most. */
const REMEMBERED = `interval '1 minute'`;

/** Owns the table `own_write`. Positions are those of the database's log, in bytes since its beginning. */
@Injectable()
export class OwnWriteStore {
  constructor(private readonly database: DataSource) {}

  /** Notes that a person has written something, after it was committed. Nothing happens when the account is gone. */
  async note(accountId: string): Promise<void> {
    await prepared(
      this.database,
      `insert into own_write (account_id, position, at)
         select id, pg_current_wal_insert_lsn(), now() from account where id = $1 for key share
       on conflict (account_id) do update
         set position = greatest(own_write.position, excluded.position), at = excluded.at`,
      [accountId],
    );
  }

  /** The position up to which a replica has all that a person wrote; 0 when every replica has it. */
  async positionOf(accountId: string): Promise<number> {
    const [last] = await prepared<{ position: number }>(
      this.database,
      `select (position - '0/0')::float8 as position from own_write where account_id = $1 and at > now() - ${REMEMBERED}`,
      [accountId],
    );
    return last?.position ?? 0;
  }

  /** Deletes what need not be remembered any more. */
  async removeOld(): Promise<void> {
    await this.database.query(`delete from own_write where at < now() - ${REMEMBERED}`);
  }
}
