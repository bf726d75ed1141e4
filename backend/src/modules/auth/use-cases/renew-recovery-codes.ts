import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { DomainError } from '../../../shared/errors.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { AccountStore } from '../../account/public.js';
import { SecondFactorStore } from '../adapters/second-factor.store.js';
import { NewRecoveryCodes } from '../new-recovery-codes.js';

/** Gives a person new recovery codes. The old ones work no more. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly factors: SecondFactorStore,
    private readonly recovery: NewRecoveryCodes,
  ) {}

  /** @throws DomainError conflict `second_factor_off`; unavailable `too_busy` */
  async execute(accountId: string): Promise<string[]> {
    const { codes, hashed } = await this.recovery.make();
    await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, accountId);
      if (!(await this.factors.replaceRecoveryCodes(transaction, accountId, hashed)))
        throw new DomainError('conflict', 'second_factor_off', 'Codes from an app are not on for your account.');
    });
    recordSecurityEvent('recovery_codes_made', { accountId });
    return codes;
  }
}
