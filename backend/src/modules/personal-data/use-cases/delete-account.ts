import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { SignInTries } from '../../../shared/guessing/sign-in-tries.js';
import { SessionService } from '../../../shared/session/session.service.js';
import { AccountStore } from '../../account/public.js';
import { AccountLeaves } from '../../community/public.js';
import { MailQueue, Outbox } from '../../mail/public.js';

/** Erases an account and everything that belongs to it. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly sessions: SessionService,
    private readonly tries: SignInTries,
    private readonly mail: MailQueue,
    private readonly outbox: Outbox,
    private readonly community: AccountLeaves,
  ) {}

  /**
   * Erases the account in one transaction. Mail in files and sessions in Redis lie outside of the database and go
   * before the commit, so that the account stays when they cannot be removed.
   */
  async execute(accountId: string): Promise<void> {
    const tell = await this.transactions.run(async (transaction) => {
      await this.accounts.lock(transaction, accountId);
      const tellTheCommunity = await this.community.prepare(transaction, accountId);
      const emailKey = await this.accounts.delete(transaction, accountId);
      if (emailKey !== undefined) await this.tries.forget(emailKey, transaction);
      await this.mail.forget(accountId, transaction);
      await this.outbox.forget(accountId);
      await this.sessions.endAll(accountId, transaction);
      return tellTheCommunity;
    });
    tell();
  }
}
