import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Passkey } from './passkey.read-model.js';

/** The query by which screens and the export read the passkeys of an account. */
@Injectable()
export class PasskeyQueries {
  constructor(private readonly database: DataSource) {}

  /** The passkeys of an account, the newest first. */
  async of(accountId: string): Promise<Passkey[]> {
    const rows = await this.database.query<(Omit<Passkey, 'id'> & { id: Buffer })[]>(
      `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt", backed_up as "backedUp"
         from passkey where account_id = $1 order by created_at desc`,
      [accountId],
    );
    return rows.map((row) => ({ ...row, id: row.id.toString('base64url') }));
  }
}
