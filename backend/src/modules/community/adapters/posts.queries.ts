import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import type { Position } from '../domain/cursor.js';
import { notFound } from '../domain/entry.js';
import { notMuted, shownToReader } from './entry-columns.js';
import type { Post } from './post.read-model.js';

/** What a reader is shown of a post. $1 is the id of the reader. */
export const POST_COLUMNS = {
  ...shownToReader('post'),
  replies: `(select count(*)::int from reply where post_id = post.id and hidden_at is null and ${notMuted('reply')})`,
};

const POST_OF_READER = `
  select ${columns<Post>(POST_COLUMNS)}
    from post join person on person.id = post.account_id`;

/** The queries by which screens read posts. */
@Injectable()
export class PostsQueries {
  constructor(private readonly database: DataSource) {}

  /** Posts as `readerId` sees them, newest first: at most `limit`, from the one that follows `after`. */
  async page(readerId: string, limit: number, after?: Position): Promise<Post[]> {
    return this.database.query<Post[]>(
      `${POST_OF_READER}
        where post.hidden_at is null and ${notMuted('post')}
          and ($3::timestamptz is null or (post.created_at, post.id) < ($3, $4::uuid))
        order by post.created_at desc, post.id desc
        limit $2`,
      [readerId, limit, after?.createdAt, after?.id],
    );
  }

  /** The posts that `authorId` wrote, newest first, the hidden ones too. */
  async pageOf(authorId: string, limit: number, after?: Position): Promise<Post[]> {
    return this.database.query<Post[]>(
      `${POST_OF_READER}
        where post.account_id = $1 and ($3::timestamptz is null or (post.created_at, post.id) < ($3, $4::uuid))
        order by post.created_at desc, post.id desc
        limit $2`,
      [authorId, limit, after?.createdAt, after?.id],
    );
  }

  /**
   * One post as `readerId` sees it.
   * @throws DomainError not_found `post_not_found`, also when the post was deleted together with its author a moment
   *   ago
   */
  async post(readerId: string, id: string): Promise<Post> {
    const [post] = await this.database.query<Post[]>(`${POST_OF_READER} where post.id = $2`, [readerId, id]);
    if (!post) throw notFound('post');
    return post;
  }
}
