import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import { Transactions } from '../../../database/transactions.js';
import { DomainError } from '../../../shared/errors.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { AccountStore } from '../../account/public.js';
import { MailQueue } from '../../mail/public.js';
import { PasskeyStore } from '../adapters/passkey.store.js';

/** Lets nobody sign in with a passkey any more. */
@Injectable()
export class RemovePasskey {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly passkeys: PasskeyStore,
    private readonly mail: MailQueue,
  ) {}

  /** @throws DomainError not_found `passkey_not_found` */
  async execute(accountId: string, id: string, language: Language): Promise<void> {
    await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, accountId);
      if (!(await this.passkeys.remove(transaction, accountId, id)))
        throw new DomainError('not_found', 'passkey_not_found', 'This passkey is not there any more.');
      await this.mail.notify({ kind: 'passkey_removed', accountId, language }, transaction);
    });
    this.mail.wake();
    recordSecurityEvent('passkey_removed', { accountId });
  }
}
