import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { AccountStore } from '../../account/public.js';
import { CaseStore } from '../adapters/case.store.js';
import { EntryStore } from '../adapters/entry.store.js';
import { notFound, type Entry } from '../domain/entry.js';
import { alreadyReviewed } from '../domain/moderation.js';

/** Asks the moderators, for the author, to look again at what is hidden. */
@Injectable()
export class AskReview {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly entries: EntryStore,
    private readonly cases: CaseStore,
  ) {}

  /**
   * @throws DomainError not_found `post_not_found`, `reply_not_found` when this person wrote no such thing or it is not
   *   hidden, conflict `review_already_asked`
   */
  async execute(authorId: string, entry: Entry): Promise<void> {
    await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, authorId);
      if (!(await this.entries.lockOwn(transaction, entry, authorId))) throw notFound(entry.kind);
      if (!(await this.cases.askReview(transaction, entry))) throw alreadyReviewed();
    });
  }
}
