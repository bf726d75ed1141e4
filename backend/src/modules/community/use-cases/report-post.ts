import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { DomainError } from '../../../shared/errors.js';
import { AccountStore } from '../../account/public.js';
import { PostStore } from '../adapters/post.store.js';
import { checkPostId, postNotFound, REPORTS_TO_HIDE } from '../domain/post.js';

/** Stores that a person finds a post out of place here. Reports of enough different people hide it. */
@Injectable()
export class ReportPost {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly posts: PostStore,
  ) {}

  /**
   * Reports the post. Nothing changes when the person has reported it before.
   * @throws DomainError not_found `post_not_found`, forbidden `own_post`
   */
  async execute(reporterId: string, id: string): Promise<void> {
    checkPostId(id);
    await this.transactions.run(async (transaction) => {
      await this.accounts.hold(transaction, reporterId);
      const post = await this.posts.lockShown(transaction, id);
      if (!post) throw postNotFound();
      if (post.authorId === reporterId) {
        throw new DomainError('forbidden', 'own_post', 'You cannot report your own post, but you can delete it');
      }
      await this.posts.report(transaction, { postId: id, accountId: reporterId });
      await this.posts.hideIfReported(transaction, id, REPORTS_TO_HIDE);
    });
  }
}
