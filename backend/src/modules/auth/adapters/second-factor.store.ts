import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../database/transactions.js';

/** The second factor of an account, as the table holds it. */
export interface SecondFactor {
  readonly sealedSecret: Buffer;
  /** Null while the person has not confirmed with a code. */
  readonly switchedOnAt: Date | null;
  /** What the recovery codes are hashed with; null while there are none. */
  readonly recoverySalt: Buffer | null;
}

/** The recovery codes of an account, as the table holds them. */
export interface HashedRecoveryCodes {
  readonly salt: Buffer;
  readonly hashes: readonly Buffer[];
}

const FACTOR = `select sealed_secret as "sealedSecret", switched_on_at as "switchedOnAt", recovery_salt as "recoverySalt"
                  from second_factor where account_id = $1`;
/** `resealed` reads this many at a time. */
const AT_A_TIME = 500;

/** Owns the tables `second_factor` and `recovery_code`. */
@Injectable()
export class SecondFactorStore {
  constructor(private readonly database: DataSource) {}

  async of(accountId: string): Promise<SecondFactor | undefined> {
    const [factor] = await this.database.query<SecondFactor[]>(FACTOR, [accountId]);
    return factor;
  }

  /** Whether the person of an account has to show a code when they sign in. */
  async isOn(accountId: string, transaction?: Transaction): Promise<boolean> {
    const found = await (transaction ?? this.database).query<unknown[]>(
      'select from second_factor where account_id = $1 and switched_on_at is not null',
      [accountId],
    );
    return found.length > 0;
  }

  /** Stores a secret that counts once it is confirmed. It answers false when the second factor is on already. */
  async begin(transaction: Transaction, accountId: string, sealedSecret: Buffer): Promise<boolean> {
    const begun = await transaction.query<unknown[]>(
      `insert into second_factor (account_id, sealed_secret, created_at) values ($1, $2, now())
       on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, created_at = now()
         where second_factor.switched_on_at is null
       returning account_id`,
      [accountId, sealedSecret],
    );
    return begun.length > 0;
  }

  /**
   * Makes the secret count. It answers false when it counts already, or when another was stored in its place meanwhile.
   * @param step the step of the code with which the person confirmed, which works no second time
   */
  async switchOn(transaction: Transaction, accountId: string, sealedSecret: Buffer, step: number): Promise<boolean> {
    const [, switched] = await transaction.query<[unknown, number]>(
      `update second_factor set switched_on_at = now(), last_step = $3
        where account_id = $1 and sealed_secret = $2 and switched_on_at is null`,
      [accountId, sealedSecret, step],
    );
    return switched > 0;
  }

  /** Uses up the code of a step and of every step before it. It answers false when it was used up already. */
  async useStep(accountId: string, step: number): Promise<boolean> {
    const [, used] = await this.database.query<[unknown, number]>(
      'update second_factor set last_step = $2 where account_id = $1 and last_step < $2',
      [accountId, step],
    );
    return used > 0;
  }

  /** Uses up a recovery code. It answers false when there is none with this hash. */
  async useRecoveryCode(accountId: string, hash: Buffer): Promise<boolean> {
    const [, used] = await this.database.query<[unknown, number]>(
      'delete from recovery_code where account_id = $1 and code_hash = $2',
      [accountId, hash],
    );
    return used > 0;
  }

  /** Puts new recovery codes in the place of the old ones. It answers false when the second factor is off. */
  async replaceRecoveryCodes(
    transaction: Transaction,
    accountId: string,
    { salt, hashes }: HashedRecoveryCodes,
  ): Promise<boolean> {
    const [, replaced] = await transaction.query<[unknown, number]>(
      'update second_factor set recovery_salt = $2 where account_id = $1 and switched_on_at is not null',
      [accountId, salt],
    );
    if (replaced === 0) return false;
    await transaction.query('delete from recovery_code where account_id = $1', [accountId]);
    await transaction.query('insert into recovery_code (account_id, code_hash) select $1, unnest($2::bytea[])', [
      accountId,
      hashes,
    ]);
    return true;
  }

  /** Removes the second factor with its recovery codes. It answers false when none was on. */
  async remove(transaction: Transaction, accountId: string): Promise<boolean> {
    const [removed] = await transaction.query<[{ wasOn: boolean }[], number]>(
      'delete from second_factor where account_id = $1 returning switched_on_at is not null as "wasOn"',
      [accountId],
    );
    return removed.some(({ wasOn }) => wasOn);
  }

  /**
   * Goes over every secret and stores what `reseal` makes of it, unless that is undefined.
   * @returns how many were stored anew
   */
  async resealAll(reseal: (sealed: Buffer, accountId: string) => Buffer | undefined): Promise<number> {
    let count = 0;
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await this.database.query<{ accountId: string; sealed: Buffer }[]>(
        `select account_id as "accountId", sealed_secret as sealed from second_factor where account_id > $1
          order by account_id limit $2`,
        [after, AT_A_TIME],
      );
      for (const { accountId, sealed } of rows) {
        const anew = reseal(sealed, accountId);
        if (!anew) continue;
        await this.database.query(
          'update second_factor set sealed_secret = $3 where account_id = $1 and sealed_secret = $2',
          [accountId, sealed, anew],
        );
        count += 1;
      }
      if (rows.length < AT_A_TIME) return count;
      after = rows.at(-1)!.accountId;
    }
  }
}
