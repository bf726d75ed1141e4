import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { AccountStore } from '../../account/public.js';
import { EntryStore } from '../adapters/entry.store.js';
import { notFound, reportOfOwn, REPORTS_TO_HIDE, type Entry } from '../domain/entry.js';

/** Stores that a person finds a post or a reply out of place here. Reports of enough different people hide it. */
@Injectable()
export class ReportEntry {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly entries: EntryStore,
  ) {}

  /**
   * Reports the entry. Nothing changes when the person has reported it before.
   * @throws DomainError not_found `post_not_found`, `reply_not_found`, forbidden `own_post`, `own_reply`
   */
  async execute(reporterId: string, entry: Entry): Promise<void> {
    await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, reporterId);
      const shown = await this.entries.lockShown(transaction, entry);
      if (!shown) throw notFound(entry.kind);
      if (shown.authorId === reporterId) throw reportOfOwn(entry.kind);
      await this.entries.report(transaction, entry, reporterId);
      await this.entries.hideIfReported(transaction, entry, REPORTS_TO_HIDE);
    });
  }
}
