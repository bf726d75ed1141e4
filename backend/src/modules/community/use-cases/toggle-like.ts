import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { checkPostId, postNotFound } from '../domain/post.js';
import { holdAccount } from './hold-account.js';

/** Likes a post, or takes the like back. */
@Injectable()
export class ToggleLike {
  constructor(private readonly database: DataSource) {}

  /**
   * Toggles of one post wait for each other, so an impatient double tap ends where it began.
   *
   * @returns how many people like the post now, and whether this person does
   * @throws DomainError not_found `post_not_found`
   */
  async execute(accountId: string, id: string): Promise<{ likes: number; liked: boolean }> {
    checkPostId(id);
    const like = [id, accountId];
    return this.database.transaction(async (transaction) => {
      await holdAccount(transaction, accountId);
      const posts = await transaction.query<unknown[]>(
        'select from post where id = $1 and hidden_at is null for no key update',
        [id],
      );
      if (posts.length === 0) throw postNotFound();
      const [, removed] = await transaction.query<[unknown, number]>(
        'delete from post_like where post_id = $1 and account_id = $2',
        like,
      );
      const liked = removed === 0;
      if (liked) {
        await transaction.query('insert into post_like (post_id, account_id, created_at) values ($1, $2, now())', like);
      }
      const [{ likes }] = await transaction.query<[{ likes: number }]>(
        'select count(*)::int as likes from post_like where post_id = $1',
        [id],
      );
      return { likes, liked };
    });
  }
}
