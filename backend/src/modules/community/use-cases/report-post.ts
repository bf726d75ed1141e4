import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../shared/errors.js';
import { checkPostId, postNotFound, REPORTS_TO_HIDE } from '../domain/post.js';
import { holdAccount } from './hold-account.js';

/** Tells us that a post does not belong here. Enough different reporters hide it. */
@Injectable()
export class ReportPost {
  constructor(private readonly database: DataSource) {}

  /**
   * Reporting the same post again changes nothing.
   *
   * @throws DomainError not_found `post_not_found`, forbidden `own_post`
   */
  async execute(reporterId: string, id: string): Promise<void> {
    checkPostId(id);
    await this.database.transaction(async (transaction) => {
      await holdAccount(transaction, reporterId);
      const [post] = await transaction.query<{ authorId: string }[]>(
        'select account_id as "authorId" from post where id = $1 and hidden_at is null for no key update',
        [id],
      );
      if (!post) throw postNotFound();
      if (post.authorId === reporterId) {
        throw new DomainError('forbidden', 'own_post', 'You cannot report your own post, but you can delete it');
      }
      await transaction.query(
        'insert into post_report (post_id, account_id, created_at) values ($1, $2, now()) on conflict do nothing',
        [id, reporterId],
      );
      await transaction.query(
        `update post set hidden_at = now()
          where id = $1 and (select count(*) from post_report where post_id = $1) >= $2`,
        [id, REPORTS_TO_HIDE],
      );
    });
  }
}
