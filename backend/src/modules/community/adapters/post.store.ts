import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../database/transactions.js';

/** A post as it is written. */
export interface NewPost {
  readonly id: string;
  readonly authorId: string;
  readonly content: string;
  readonly createdAt: Date;
}

/** That a person likes a post, or reports it. */
export interface Mark {
  readonly postId: string;
  readonly accountId: string;
}

/**
 * The tables `post`, `post_like` and `post_report`: whoever writes, locks or asks about a row of them does it here. Screens
 * read `PostsQueries`. Hold the account before the post, so that nobody waits for somebody else in a circle.
 */
@Injectable()
export class PostStore {
  constructor(private readonly database: DataSource) {}

  async insert(transaction: Transaction, { id, authorId, content, createdAt }: NewPost): Promise<void> {
    await transaction.query('insert into post (id, account_id, content, created_at) values ($1, $2, $3, $4)', [
      id,
      authorId,
      content,
      createdAt,
    ]);
  }

  /** Whether there is a post that readers see. */
  async isShown(id: string): Promise<boolean> {
    const shown = await this.database.query<unknown[]>('select from post where id = $1 and hidden_at is null', [id]);
    return shown.length > 0;
  }

  /**
   * Keeps everybody else from changing a post that readers see before the transaction ends.
   *
   * @returns whose it is; undefined when there is none
   */
  async lockShown(transaction: Transaction, id: string): Promise<{ authorId: string } | undefined> {
    const [post] = await transaction.query<{ authorId: string }[]>(
      'select account_id as "authorId" from post where id = $1 and hidden_at is null for no key update',
      [id],
    );
    return post;
  }

  /** Removes a post with its likes and reports; false when this person wrote no such post. */
  async deleteBy(authorId: string, id: string): Promise<boolean> {
    const [, removed] = await this.database.query<[unknown, number]>(
      'delete from post where id = $1 and account_id = $2',
      [id, authorId],
    );
    return removed > 0;
  }

  async like(transaction: Transaction, { postId, accountId }: Mark): Promise<void> {
    await transaction.query('insert into post_like (post_id, account_id, created_at) values ($1, $2, now())', [
      postId,
      accountId,
    ]);
  }

  /** Takes a like back; false when there was none. */
  async unlike(transaction: Transaction, { postId, accountId }: Mark): Promise<boolean> {
    const [, removed] = await transaction.query<[unknown, number]>(
      'delete from post_like where post_id = $1 and account_id = $2',
      [postId, accountId],
    );
    return removed > 0;
  }

  async countLikes(transaction: Transaction, id: string): Promise<number> {
    const [{ likes }] = await transaction.query<[{ likes: number }]>(
      'select count(*)::int as likes from post_like where post_id = $1',
      [id],
    );
    return likes;
  }

  /** Reporting again changes nothing. */
  async report(transaction: Transaction, { postId, accountId }: Mark): Promise<void> {
    await transaction.query(
      'insert into post_report (post_id, account_id, created_at) values ($1, $2, now()) on conflict do nothing',
      [postId, accountId],
    );
  }

  /** Hides a post that so many different people reported. */
  async hideIfReported(transaction: Transaction, id: string, byAtLeast: number): Promise<void> {
    await transaction.query(
      `update post set hidden_at = now()
        where id = $1 and (select count(*) from post_report where post_id = $1) >= $2`,
      [id, byAtLeast],
    );
  }
}
