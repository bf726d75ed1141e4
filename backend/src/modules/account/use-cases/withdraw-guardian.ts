import { Injectable } from '@nestjs/common';
import { AccountStore } from '../adapters/account.store.js';

/** Takes back that an adult agreed to a child's account, and forgets who it was. */
@Injectable()
export class WithdrawGuardian {
  constructor(private readonly accounts: AccountStore) {}

  async execute(accountId: string): Promise<void> {
    await this.accounts.forgetGuardian(accountId);
  }
}
