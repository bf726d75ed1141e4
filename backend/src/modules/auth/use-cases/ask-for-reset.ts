import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import { Transactions } from '../../../database/transactions.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { AccountStore, emailKey } from '../../account/public.js';
import { MailQueue } from '../../mail/public.js';

/** Asks for a mail with a link to choose a new password. */
@Injectable()
export class AskForReset {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly mail: MailQueue,
  ) {}

  /**
   * Gives the same answer and does the same work when there is no account: it then queues a mail to nobody, which the
   * queue drops.
   */
  async execute(email: string, language: Language): Promise<void> {
    const asked = await this.transactions.run(async (transaction) => {
      const accountId = await this.accounts.holdByEmail(transaction, emailKey(email));
      await this.mail.add({ kind: 'reset_link', accountId: accountId ?? randomUUID(), language }, transaction);
      return accountId;
    });
    this.mail.wake();
    recordSecurityEvent('password_reset_asked', { accountId: asked });
  }
}
