import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Position } from '../domain/cursor.js';
import { postNotFound } from '../domain/post.js';
import type { CommunityExport, ExportedMark, ExportedPost } from '../http/exported-posts.dto.js';
import type { Post } from '../http/post.dto.js';

/** Likes are counted where they are shown: a counter beside them could only drift. $1 is the reader. */
const POST_OF_READER = `
  select post.id, coalesce(account.name, 'Anonymous') as username, post.content, post.created_at as "createdAt",
         (select count(*)::int from post_like where post_id = post.id) as likes,
         exists (select from post_like where post_id = post.id and account_id = $1) as liked,
         post.account_id = $1 as mine
    from post join account on account.id = post.account_id`;

/** What screens read of the community. */
@Injectable()
export class PostsQueries {
  constructor(private readonly database: DataSource) {}

  /** Posts as `readerId` sees them, newest first, at most `limit`, beginning after `after`. */
  async page(readerId: string, limit: number, after?: Position): Promise<Post[]> {
    return this.database.query<Post[]>(
      `${POST_OF_READER}
        where post.hidden_at is null and ($3::timestamptz is null or (post.created_at, post.id) < ($3, $4::uuid))
        order by post.created_at desc, post.id desc
        limit $2`,
      [readerId, limit, after?.createdAt, after?.id],
    );
  }

  /**
   * One post as `readerId` sees it.
   *
   * @throws DomainError not_found `post_not_found`, also when it went with its author a moment ago
   */
  async post(readerId: string, id: string): Promise<Post> {
    const [post] = await this.database.query<Post[]>(`${POST_OF_READER} where post.id = $2`, [readerId, id]);
    if (!post) throw postNotFound();
    return post;
  }

  /** Everything the community keeps about a person. */
  async export(accountId: string): Promise<CommunityExport> {
    const posts = await this.database.query<ExportedPost[]>(
      `select id, content, created_at as "createdAt", hidden_at is not null as hidden,
              (select count(*)::int from post_like where post_id = post.id) as likes
         from post where account_id = $1 order by created_at, id`,
      [accountId],
    );
    return {
      posts,
      likes: await this.marks('post_like', accountId),
      reports: await this.marks('post_report', accountId),
    };
  }

  private async marks(table: 'post_like' | 'post_report', accountId: string): Promise<ExportedMark[]> {
    return this.database.query<ExportedMark[]>(
      `select post_id as "postId", created_at as "createdAt" from ${table} where account_id = $1 order by created_at`,
      [accountId],
    );
  }
}
