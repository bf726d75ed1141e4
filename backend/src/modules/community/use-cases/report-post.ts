import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { DomainError } from '../../../shared/errors.js';
import { AccountStore } from '../../account/public.js';
import { PostStore } from '../adapters/post.store.js';
import { checkPostId, postNotFound, REPORTS_TO_HIDE } from '../domain/post.js';

/** Tells us that a post does not belong here. Enough different reporters hide it. */
@Injectable()
export class ReportPost {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly posts: PostStore,
  ) {}

  /**
   * Reporting the same post again changes nothing.
   *
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
