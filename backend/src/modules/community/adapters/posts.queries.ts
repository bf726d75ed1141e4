import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import { LaggingReads } from '../../../database/lagging-reads.js';
import { prepared } from '../../../database/prepared.js';
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

/** Which posts: those that a reader is shown, or those that they wrote. */
const WHICH = { shown: `post.hidden_at is null and ${notMuted('post')}`, own: 'post.account_id = $1' } as const;

/**
 * The query of a page of posts, newest first: $1 is the reader, $2 the most. Where a page begins, $3 and $4, stands in
 * it only when it begins somewhere; the index then leads to it.
 */
export const newestPosts = (which: keyof typeof WHICH, isLater: boolean): string => `${POST_OF_READER}
   where ${WHICH[which]} ${isLater ? 'and (post.created_at, post.id) < ($3, $4::uuid)' : ''}
   order by post.created_at desc, post.id desc
   limit $2`;

/** The queries by which screens read posts. */
@Injectable()
export class PostsQueries {
  constructor(
    private readonly database: DataSource,
    private readonly reads: LaggingReads,
  ) {}

  /** Posts as `readerId` sees them, newest first: at most `limit`, from the one that follows `after`. */
  async page(readerId: string, limit: number, after?: Position): Promise<Post[]> {
    return this.newest('shown', readerId, limit, after);
  }

  /** The posts that `authorId` wrote, newest first, the hidden ones too. */
  async pageOf(authorId: string, limit: number, after?: Position): Promise<Post[]> {
    return this.newest('own', authorId, limit, after);
  }

  /**
   * One post as `readerId` sees it.
   * @throws DomainError not_found `post_not_found`, also when the post was deleted together with its author a moment
   *   ago
   */
  async post(readerId: string, id: string): Promise<Post> {
    const [post] = await prepared<Post>(this.database, `${POST_OF_READER} where post.id = $2`, [readerId, id]);
    if (!post) throw notFound('post');
    return post;
  }

  private async newest(which: keyof typeof WHICH, readerId: string, limit: number, after?: Position): Promise<Post[]> {
    const place = after ? [after.createdAt, after.id] : [];
    return this.reads.run(
      (database) => prepared<Post>(database, newestPosts(which, after !== undefined), [readerId, limit, ...place]),
      readerId,
    );
  }
}
