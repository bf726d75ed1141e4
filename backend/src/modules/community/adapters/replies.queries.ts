import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import { LaggingReads } from '../../../database/lagging-reads.js';
import { prepared } from '../../../database/prepared.js';
import type { Position } from '../domain/cursor.js';
import { notFound } from '../domain/entry.js';
import { notMuted, shownToReader } from './entry-columns.js';
import type { Reply } from './reply.read-model.js';

/** $1 is the id of the reader. */
const REPLY_OF_READER = `
  select ${columns<Reply>({ ...shownToReader('reply'), postId: 'reply.post_id' })}
    from reply join person on person.id = reply.account_id`;

/** The queries by which screens read replies. */
@Injectable()
export class RepliesQueries {
  constructor(
    private readonly database: DataSource,
    private readonly reads: LaggingReads,
  ) {}

  /**
   * Replies to a post as `readerId` sees them, oldest first: at most `limit`, from the one that follows `after`.
   * @throws DomainError not_found `post_not_found` when readers do not see the post
   */
  async page(readerId: string, postId: string, limit: number, after?: Position): Promise<Reply[]> {
    return this.reads.run((database) => pageOf(database, readerId, postId, limit, after), readerId);
  }

  /**
   * One reply as `readerId` sees it.
   * @throws DomainError not_found `reply_not_found`, also when it was deleted together with its author a moment ago
   */
  async reply(readerId: string, id: string): Promise<Reply> {
    const [reply] = await prepared<Reply>(this.database, `${REPLY_OF_READER} where reply.id = $2`, [readerId, id]);
    if (!reply) throw notFound('reply');
    return reply;
  }
}

async function pageOf(
  database: DataSource,
  readerId: string,
  postId: string,
  limit: number,
  after?: Position,
): Promise<Reply[]> {
  const shown = await prepared(database, 'select from post where id = $1 and hidden_at is null', [postId]);
  if (shown.length === 0) throw notFound('post');
  return prepared<Reply>(
    database,
    `${REPLY_OF_READER}
      where reply.post_id = $3 and (reply.hidden_at is null or reply.account_id = $1) and ${notMuted('reply')}
        ${after ? 'and (reply.created_at, reply.id) > ($4, $5::uuid)' : ''}
      order by reply.created_at, reply.id
      limit $2`,
    [readerId, limit, postId, ...(after ? [after.createdAt, after.id] : [])],
  );
}
