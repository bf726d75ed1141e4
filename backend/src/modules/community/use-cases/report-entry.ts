import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { AccountStore } from '../../account/public.js';
import { CaseStore } from '../adapters/case.store.js';
import { EntryStore } from '../adapters/entry.store.js';
import { notFound, reportOfOwn, type Entry } from '../domain/entry.js';
import { LiveNews } from '../domain/live-news.js';
import { REPORTS_TO_HIDE } from '../domain/moderation.js';

/**
 * Stores that a person finds a post or a reply out of place here, and puts it before the moderators. Reports of enough
 * different people who are proven hide it until then.
 */
@Injectable()
export class ReportEntry {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly entries: EntryStore,
    private readonly cases: CaseStore,
    private readonly news: LiveNews,
  ) {}

  /**
   * Reports the entry. Nothing changes when the person has reported it before.
   * @throws DomainError not_found `post_not_found`, `reply_not_found`, forbidden `own_post`, `own_reply`
   */
  async execute(reporterId: string, entry: Entry): Promise<void> {
    const hidden = await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, reporterId);
      const shown = await this.entries.lockShown(transaction, entry);
      if (!shown) throw notFound(entry.kind);
      if (shown.authorId === reporterId) throw reportOfOwn(entry.kind);
      if (!(await this.entries.report(transaction, entry, reporterId))) return undefined;
      await this.cases.open(transaction, entry);
      const reporters = await this.entries.reporters(transaction, entry);
      const proven = await this.accounts.proven(transaction, reporters);
      if (proven.size < REPORTS_TO_HIDE) return undefined;
      await this.cases.hiddenByReports(transaction, entry);
      return this.entries.setHidden(transaction, entry, true);
    });
    if (hidden) this.news.postChanged(hidden);
  }
}
