import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../database/transactions.js';
import type { WrittenPost } from '../domain/post.js';

/** A post as the table holds it. */
export interface NewPost extends WrittenPost {
  readonly id: string;
  readonly authorId: string;
  readonly createdAt: Date;
}

/** Tells that a person likes a post, or reports it. */
export interface Mark {
  readonly postId: string;
  readonly accountId: string;
}

/**
 * Owns the tables `post`, `post_like` and `post_report`: every other class that writes, locks or asks about a row of
 * them calls this one. Screens read through `PostsQueries`. Hold the account before you lock a post, so that no two
 * transactions wait for each other in a circle.
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

  /** Whether this is the id of a post that readers see. */
  async isShown(id: string): Promise<boolean> {
    const shown = await this.database.query<unknown[]>('select from post where id = $1 and hidden_at is null', [id]);
    return shown.length > 0;
  }

  /**
   * Keeps every other call from changing a post that readers see before the transaction ends.
   * @returns the id of its author; undefined when there is no such post
   */
  async lockShown(transaction: Transaction, id: string): Promise<{ authorId: string } | undefined> {
    const [post] = await transaction.query<{ authorId: string }[]>(
      'select account_id as "authorId" from post where id = $1 and hidden_at is null for no key update',
      [id],
    );
    return post;
  }

  /** Removes a post with its likes and reports. It answers false when this person wrote no such post. */
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

  /** Takes a like back. It answers false when the person did not like the post. */
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

  /** Stores a report. Nothing changes when the person has reported the post before. */
  async report(transaction: Transaction, { postId, accountId }: Mark): Promise<void> {
    await transaction.query(
      'insert into post_report (post_id, account_id, created_at) values ($1, $2, now()) on conflict do nothing',
      [postId, accountId],
    );
  }

  /** Hides a post once at least this many different people reported it. */
  async hideIfReported(transaction: Transaction, id: string, byAtLeast: number): Promise<void> {
    await transaction.query(
      `update post set hidden_at = now()
        where id = $1 and (select count(*) from post_report where post_id = $1) >= $2`,
      [id, byAtLeast],
    );
  }
}
