import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import { Transactions } from '../../../database/transactions.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { AccountStore } from '../../account/public.js';
import { MailQueue } from '../../mail/public.js';
import { SecondFactorStore } from '../adapters/second-factor.store.js';

/** Lets a person sign in without a code again. */
@Injectable()
export class SwitchSecondFactorOff {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly factors: SecondFactorStore,
    @Inject(MailQueue) private readonly mail: Pick<MailQueue, 'notify' | 'wake'>,
  ) {}

  /**
   * Tells the person by mail, too.
   * @returns false when it was off already; then nothing happens
   */
  async execute(accountId: string, language: Language): Promise<boolean> {
    const wasOn = await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, accountId);
      const removed = await this.factors.remove(transaction, accountId);
      if (removed) await this.mail.notify({ kind: 'second_factor_off', accountId, language }, transaction);
      return removed;
    });
    if (!wasOn) return false;
    this.mail.wake();
    recordSecurityEvent('second_factor_off', { accountId });
    return true;
  }
}
