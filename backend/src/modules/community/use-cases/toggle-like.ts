import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { AccountStore } from '../../account/public.js';
import { EntryStore } from '../adapters/entry.store.js';
import { notFound, type Entry } from '../domain/entry.js';
import { LiveNews } from '../domain/live-news.js';

/** Likes a post or a reply, or takes the like back. */
@Injectable()
export class ToggleLike {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly entries: EntryStore,
    private readonly news: LiveNews,
  ) {}

  /**
   * Toggles the like. Toggles of one entry wait for each other, so that an impatient double tap ends where it began.
   * @returns how many people like it now, and whether this person does
   * @throws DomainError not_found `post_not_found`, `reply_not_found`
   */
  async execute(accountId: string, entry: Entry): Promise<{ likes: number; liked: boolean }> {
    const result = await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, accountId);
      if (!(await this.entries.lockShown(transaction, entry))) throw notFound(entry.kind);
      const liked = !(await this.entries.unlike(transaction, entry, accountId));
      if (liked) await this.entries.like(transaction, entry, accountId);
      return { likes: await this.entries.countLikes(transaction, entry), liked };
    });
    this.news.likesChanged(entry);
    return result;
  }
}
