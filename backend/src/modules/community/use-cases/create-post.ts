import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { postContent } from '../domain/post.js';
import { holdAccount } from './hold-account.js';

/** Adds a post to the top of the feed. */
@Injectable()
export class CreatePost {
  constructor(private readonly database: DataSource) {}

  /**
   * @returns the id of the post
   * @throws DomainError invalid `invalid_post`, too_large `post_too_long`
   */
  async execute(authorId: string, input: unknown): Promise<string> {
    const content = postContent(input);
    const id = randomUUID();
    await this.database.transaction(async (transaction) => {
      await holdAccount(transaction, authorId);
      await transaction.query('insert into post (id, account_id, content, created_at) values ($1, $2, $3, $4)', [
        id,
        authorId,
        content,
        new Date(),
      ]);
    });
    return id;
  }
}
