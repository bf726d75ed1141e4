import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { AccountStore } from '../../account/public.js';
import { PostStore } from '../adapters/post.store.js';
import { checkPostId, postNotFound } from '../domain/post.js';

/** Likes a post, or takes the like back. */
@Injectable()
export class ToggleLike {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly posts: PostStore,
  ) {}

  /**
   * Toggles the like. Toggles of one post wait for each other, so that an impatient double tap ends where it began.
   * @returns how many people like the post now, and whether this person does
   * @throws DomainError not_found `post_not_found`
   */
  async execute(accountId: string, id: string): Promise<{ likes: number; liked: boolean }> {
    checkPostId(id);
    const like = { postId: id, accountId };
    return this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, accountId);
      if (!(await this.posts.lockShown(transaction, id))) throw postNotFound();
      const liked = !(await this.posts.unlike(transaction, like));
      if (liked) await this.posts.like(transaction, like);
      return { likes: await this.posts.countLikes(transaction, id), liked };
    });
  }
}
