import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { AccountStore } from '../../account/public.js';
import { EntryStore } from '../adapters/entry.store.js';
import { MuteStore } from '../adapters/mute.store.js';
import { muteOfOneself, notFound, type Entry } from '../domain/entry.js';

/** Spares a person the author of a post or a reply, without telling who that is. */
@Injectable()
export class MuteAuthor {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly entries: EntryStore,
    private readonly mutes: MuteStore,
  ) {}

  /**
   * @returns the id of the mute, with which it ends
   * @throws DomainError not_found `post_not_found`, `reply_not_found`, forbidden `own_mute`
   */
  async execute(accountId: string, entry: Entry): Promise<string> {
    return this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, accountId);
      const shown = await this.entries.lockShown(transaction, entry);
      if (!shown) throw notFound(entry.kind);
      if (shown.authorId === accountId) throw muteOfOneself();
      return this.mutes.mute(transaction, accountId, entry, new Date());
    });
  }
}
