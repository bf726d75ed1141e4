import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { AccountStore } from '../../account/public.js';
import { PostStore } from '../adapters/post.store.js';
import { writtenPost, type UncheckedPost } from '../domain/post.js';

/** Adds a post to the top of the feed. */
@Injectable()
export class CreatePost {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly posts: PostStore,
  ) {}

  /**
   * @returns the id of the post
   * @throws DomainError invalid `invalid_post`, too_large `post_too_long`
   */
  async execute(authorId: string, input: UncheckedPost): Promise<string> {
    const written = writtenPost(input);
    const id = randomUUID();
    await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, authorId);
      await this.posts.insert(transaction, { ...written, id, authorId, createdAt: new Date() });
    });
    return id;
  }
}
