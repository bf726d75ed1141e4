import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../database/transactions.js';
import { EntryStore } from '../adapters/entry.store.js';
import { LiveNews } from '../domain/live-news.js';

/** Takes what a person wrote and liked from the pages of others, once their account is gone. */
@Injectable()
export class AccountLeaves {
  constructor(
    private readonly entries: EntryStore,
    private readonly news: LiveNews,
  ) {}

  /**
   * Reads what goes with an account, in the transaction that will delete it and holds it.
   * @returns tells of it; call it once the account is gone
   */
  async prepare(transaction: Transaction, accountId: string): Promise<() => void> {
    const left = await this.entries.leftBy(transaction, accountId);
    return () => this.news.accountGone(left);
  }
}
