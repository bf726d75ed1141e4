import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { AccountStore } from '../../account/public.js';
import { EntryStore } from '../adapters/entry.store.js';
import { entryOf, notFound } from '../domain/entry.js';
import { written, type Unchecked } from '../domain/written.js';

/** Adds a reply below the others of a post. */
@Injectable()
export class CreateReply {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly entries: EntryStore,
  ) {}

  /**
   * @returns the id of the reply
   * @throws DomainError invalid `invalid_reply`, too_large `reply_too_long`, not_found `post_not_found` when readers do
   *   not see the post
   */
  async execute(authorId: string, postId: string, input: Unchecked): Promise<string> {
    const post = entryOf('post', postId);
    const reply = written('reply', input);
    const id = randomUUID();
    await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, authorId);
      const added = { ...reply, id, postId: post.id, authorId, createdAt: new Date() };
      if (!(await this.entries.insertReply(transaction, added))) throw notFound('post');
    });
    return id;
  }
}
