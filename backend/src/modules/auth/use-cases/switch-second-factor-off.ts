import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { AccountStore } from '../../account/public.js';
import { SecondFactorStore } from '../adapters/second-factor.store.js';

/** Lets a person sign in without a code again. */
@Injectable()
export class SwitchSecondFactorOff {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly factors: SecondFactorStore,
  ) {}

  /** Nothing happens when it is off already. */
  async execute(accountId: string): Promise<void> {
    const wasOn = await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, accountId);
      return this.factors.remove(transaction, accountId);
    });
    if (wasOn) recordSecurityEvent('second_factor_off', { accountId });
  }
}
