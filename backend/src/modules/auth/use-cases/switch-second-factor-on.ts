import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import { Transactions } from '../../../database/transactions.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { AccountStore } from '../../account/public.js';
import { MailQueue } from '../../mail/public.js';
import { SecondFactorStore } from '../adapters/second-factor.store.js';
import { readCode, wrongCode } from '../domain/second-factor-code.js';
import { NewRecoveryCodes } from '../new-recovery-codes.js';
import { SealedSecrets } from '../sealed-secrets.js';
import { TimeBasedCodes } from '../time-based-codes.js';

/** Makes the secret that a person took over into their app count, once a code shows that the app has it. */
@Injectable()
export class SwitchSecondFactorOn {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly factors: SecondFactorStore,
    private readonly codes: TimeBasedCodes,
    private readonly sealed: SealedSecrets,
    private readonly recovery: NewRecoveryCodes,
    private readonly mail: MailQueue,
  ) {}

  /**
   * Tells the person by mail, too.
   * @returns the recovery codes, which nobody can read again
   * @throws DomainError invalid `wrong_code`, also when nothing was begun or it is on already; unavailable `too_busy`
   */
  async execute(accountId: string, typed: string, language: Language): Promise<string[]> {
    const factor = await this.factors.of(accountId);
    const opened = factor && this.sealed.open(factor.sealedSecret, accountId);
    const { kind, code } = readCode(typed);
    const step = opened && kind === 'time' ? this.codes.stepOf(opened.text, code) : null;
    if (!factor || step === null) throw wrongCode();
    const { codes, hashed } = await this.recovery.make();
    await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, accountId);
      if (!(await this.factors.switchOn(transaction, accountId, factor.sealedSecret, step))) throw wrongCode();
      await this.factors.replaceRecoveryCodes(transaction, accountId, hashed);
      await this.mail.notify({ kind: 'second_factor_on', accountId, language }, transaction);
    });
    this.mail.wake();
    recordSecurityEvent('second_factor_on', { accountId });
    return codes;
  }
}
