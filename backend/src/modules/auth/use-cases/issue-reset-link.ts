import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../config.js';
import { Transactions } from '../../../database/transactions.js';
import { AccountStore } from '../../account/public.js';
import { ResetLinkStore } from '../adapters/reset-link.store.js';
import { newResetToken, RESET_LINK_MINUTES, resetTokenHash } from '../domain/reset-token.js';

/** A person gets this many mails with a link in an hour, whoever asks for them and from whatever network. */
const MAILS_AN_HOUR = 3;

/** Makes the link of a reset mail right before the mail is sent. */
@Injectable()
export class IssueResetLink {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly links: ResetLinkStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Makes a new link for every attempt to send a mail. The links of earlier attempts go on working, since an attempt
   * that seemed to fail may have arrived.
   * @returns null when the account is gone, or when enough mails went to it in the last hour
   */
  async execute({ accountId, mailId }: { accountId: string; mailId: string }): Promise<string | null> {
    const token = newResetToken();
    const issued = await this.transactions.run(async (transaction) => {
      // The lock lets one mail of an account through at a time, so that two of them cannot both count as the third.
      if (!(await this.accounts.lock(transaction, accountId))) return false;
      const others = await this.links.otherMailsOfLastHour(transaction, accountId, mailId);
      if (others >= MAILS_AN_HOUR) return false;
      const tokenHash = resetTokenHash(token);
      await this.links.add(transaction, { tokenHash, accountId, mailId, minutes: RESET_LINK_MINUTES });
      return true;
    });
    return issued ? `${this.config.publicUrl}/auth/reset-password?token=${token}` : null;
  }
}
