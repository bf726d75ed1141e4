import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../shared/errors.js';
import { checkPostId, postNotFound } from '../domain/post.js';

/** Removes a person's own post with its likes and reports. */
@Injectable()
export class DeletePost {
  constructor(private readonly database: DataSource) {}

  /** @throws DomainError not_found `post_not_found`, forbidden `not_your_post` */
  async execute(accountId: string, id: string): Promise<void> {
    checkPostId(id);
    const [, removed] = await this.database.query<[unknown, number]>(
      'delete from post where id = $1 and account_id = $2',
      [id, accountId],
    );
    if (removed > 0) return;
    const others = await this.database.query<unknown[]>('select from post where id = $1 and hidden_at is null', [id]);
    if (others.length === 0) throw postNotFound();
    throw new DomainError('forbidden', 'not_your_post', 'You can only delete your own posts');
  }
}
