import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../database/transactions.js';
import type { PasskeyKey, Transport } from '../domain/passkey.js';

/** A passkey as the table holds it. */
export interface StoredPasskey {
  readonly accountId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
}

/** Owns the tables `passkey` and `answered_challenge`. */
@Injectable()
export class PasskeyStore {
  constructor(private readonly database: DataSource) {}

  /** @param id the credential id, in base64url */
  async find(id: string): Promise<StoredPasskey | undefined> {
    const [found] = await this.database.query<{ accountId: string; publicKey: Buffer; counter: string }[]>(
      'select account_id as "accountId", public_key as "publicKey", counter from passkey where id = $1',
      [Buffer.from(id, 'base64url')],
    );
    return found && { ...found, publicKey: new Uint8Array(found.publicKey), counter: Number(found.counter) };
  }

  /** The ids of an account's passkeys, in base64url, with the ways to reach them. */
  async idsOf(accountId: string): Promise<{ id: string; transports: Transport[] }[]> {
    const rows = await this.database.query<{ id: Buffer; transports: Transport[] }[]>(
      'select id, transports from passkey where account_id = $1 order by created_at',
      [accountId],
    );
    return rows.map(({ id, transports }) => ({ id: id.toString('base64url'), transports }));
  }

  /**
   * Adds a passkey to an account whose row is locked. It answers false when the account has `most` already, or when the
   * key is known.
   */
  async add(
    transaction: Transaction,
    accountId: string,
    key: PasskeyKey,
    name: string,
    most: number,
  ): Promise<boolean> {
    const added = await transaction.query<unknown[]>(
      `insert into passkey (id, account_id, public_key, counter, backup_eligible, backed_up, transports, name, created_at)
       select $1, $2, $3, $4, $5, $6, $7, $8, now()
        where (select count(*) from passkey where account_id = $2) < $9
       on conflict do nothing returning id`,
      [
        Buffer.from(key.id, 'base64url'),
        accountId,
        Buffer.from(key.publicKey),
        key.counter,
        key.backupEligible,
        key.backedUp,
        key.transports,
        name,
        most,
      ],
    );
    return added.length > 0;
  }

  /**
   * Notes that a passkey was used. It answers false when it is gone, when its counter did not go up, or when it may be
   * copied now and could not before, or the other way round.
   */
  async use(
    transaction: Transaction,
    id: string,
    shown: Pick<PasskeyKey, 'counter' | 'backupEligible' | 'backedUp'>,
  ): Promise<boolean> {
    const [, used] = await transaction.query<[unknown, number]>(
      `update passkey set counter = $2, backed_up = $3, last_used_at = now()
        where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) and backup_eligible = $4`,
      [Buffer.from(id, 'base64url'), shown.counter, shown.backedUp, shown.backupEligible],
    );
    return used > 0;
  }

  /** Removes a passkey of an account. It answers false when the account has none with this id. */
  async remove(transaction: Transaction, accountId: string, id: string): Promise<boolean> {
    const [, removed] = await transaction.query<[unknown, number]>(
      'delete from passkey where account_id = $1 and id = $2',
      [accountId, Buffer.from(id, 'base64url')],
    );
    return removed > 0;
  }

  /** Removes all passkeys of an account. It answers false when there were none. */
  async removeAll(transaction: Transaction, accountId: string): Promise<boolean> {
    const [, removed] = await transaction.query<[unknown, number]>('delete from passkey where account_id = $1', [
      accountId,
    ]);
    return removed > 0;
  }

  /**
   * Uses up a challenge, and forgets those that have ended. It answers false when it was used up already.
   * @param hash of the challenge
   * @param life how long challenges hold, in milliseconds
   */
  async answer(transaction: Transaction, hash: Buffer, life: number): Promise<boolean> {
    await transaction.query('delete from answered_challenge where expires_at < now()');
    const answered = await transaction.query<unknown[]>(
      `insert into answered_challenge (hash, expires_at) values ($1, now() + $2 * interval '1 millisecond' + interval '1 minute')
       on conflict do nothing returning hash`,
      [hash, life],
    );
    return answered.length > 0;
  }
}
