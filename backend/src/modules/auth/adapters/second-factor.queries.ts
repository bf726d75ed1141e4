import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SecondFactorState } from './second-factor-state.read-model.js';

const OFF: SecondFactorState = { onSince: null, recoveryCodesLeft: 0 };

/** The query by which screens and the export read the second factor of an account. */
@Injectable()
export class SecondFactorQueries {
  constructor(private readonly database: DataSource) {}

  async stateOf(accountId: string): Promise<SecondFactorState> {
    const [state] = await this.database.query<SecondFactorState[]>(
      `select switched_on_at as "onSince",
              (select count(*)::int from recovery_code c where c.account_id = f.account_id) as "recoveryCodesLeft"
         from second_factor f where account_id = $1`,
      [accountId],
    );
    return state ?? OFF;
  }
}
