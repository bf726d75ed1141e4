import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { DomainError } from '../../../shared/errors.js';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { AccountStore } from '../../account/public.js';
import { SecondFactorStore } from '../adapters/second-factor.store.js';
import { SealedSecrets } from '../sealed-secrets.js';
import { TimeBasedCodes, type Enrolment } from '../time-based-codes.js';

/** Gives a person a secret for their authenticator app. It counts once they have confirmed it with a code. */
@Injectable()
export class BeginSecondFactor {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly factors: SecondFactorStore,
    private readonly codes: TimeBasedCodes,
    private readonly sealed: SealedSecrets,
  ) {}

  /** @throws DomainError conflict `password_needed`, `second_factor_on` */
  async execute(accountId: string): Promise<Enrolment> {
    const account = await this.accounts.accessOf(accountId);
    if (!account) throw notSignedIn();
    if (account.passwordHash === null)
      throw new DomainError(
        'conflict',
        'password_needed',
        'Please choose a password first. The code is asked for after it.',
      );
    const enrolment = this.codes.enrol(account.email);
    await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, accountId);
      if (!(await this.factors.begin(transaction, accountId, this.sealed.seal(enrolment.secret, accountId))))
        throw new DomainError('conflict', 'second_factor_on', 'Codes from an app are already on for your account.');
    });
    return enrolment;
  }
}
