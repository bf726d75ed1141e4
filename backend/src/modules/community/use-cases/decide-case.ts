import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { AccountStore } from '../../account/public.js';
import { CaseStore } from '../adapters/case.store.js';
import { EntryStore } from '../adapters/entry.store.js';
import { LiveNews } from '../domain/live-news.js';
import { caseNotFound, decision, ownCase, type Reason } from '../domain/moderation.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Hides a reported post or reply for a reason, or shows it again. */
@Injectable()
export class DecideCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly entries: EntryStore,
    private readonly cases: CaseStore,
    private readonly news: LiveNews,
  ) {}

  /** @throws DomainError invalid `reason_missing`, not_found `case_not_found`, forbidden `own_case` */
  async execute(
    moderatorId: string,
    caseId: string,
    input: { act: 'hide' | 'restore'; reason?: Reason | undefined },
  ): Promise<void> {
    const decided = decision(input);
    if (!UUID.test(caseId)) throw caseNotFound();
    const postId = await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, moderatorId);
      const opened = await this.cases.lock(transaction, caseId);
      if (!opened) throw caseNotFound();
      if (opened.authorId === moderatorId) throw ownCase();
      await this.cases.decide(transaction, opened.entry, moderatorId, decided);
      return this.entries.setHidden(transaction, opened.entry, decided.act === 'hide');
    });
    this.news.postChanged(postId);
  }
}
