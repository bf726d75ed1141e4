import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { AccountStore } from '../../account/public.js';
import { EntryStore } from '../adapters/entry.store.js';
import { written, type Unchecked } from '../domain/written.js';

/** Adds a post to the top of the feed. */
@Injectable()
export class CreatePost {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly entries: EntryStore,
  ) {}

  /**
   * @returns the id of the post
   * @throws DomainError invalid `invalid_post`, too_large `post_too_long`
   */
  async execute(authorId: string, input: Unchecked): Promise<string> {
    const post = written('post', input);
    const id = randomUUID();
    await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, authorId);
      await this.entries.insertPost(transaction, { ...post, id, authorId, createdAt: new Date() });
    });
    return id;
  }
}
