import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import type { Position } from '../domain/cursor.js';
import type { ModerationCase } from './case.read-model.js';

const CASE = columns<ModerationCase>({
  id: 'opened.id',
  kind: `case when post.id is null then 'reply' else 'post' end`,
  username: `case when coalesce(post.anonymous, reply.anonymous) then 'Anonymous' else coalesce(person.name, 'Anonymous') end`,
  content: 'coalesce(post.content, reply.content)',
  createdAt: 'opened.opened_at',
  reports: `(select count(*)::int from post_report where post_id = opened.post_id)
          + (select count(*)::int from reply_report where reply_id = opened.reply_id)`,
  hidden: 'coalesce(post.hidden_at, reply.hidden_at) is not null',
  reviewAsked: 'opened.review_asked_at is not null',
});

/** The query by which moderators see what waits for them. */
@Injectable()
export class CasesQueries {
  constructor(private readonly database: DataSource) {}

  /** What waits for a moderator, longest first: at most `limit`, from the one that follows `after`. */
  async page(limit: number, after?: Position): Promise<ModerationCase[]> {
    return this.database.query<ModerationCase[]>(
      `select ${CASE}
         from moderation_case opened
         left join post on post.id = opened.post_id
         left join reply on reply.id = opened.reply_id
         join person on person.id = coalesce(post.account_id, reply.account_id)
        where (opened.decided_at is null or opened.opened_at > opened.decided_at)
          and ($2::timestamptz is null or (date_trunc('milliseconds', opened.opened_at), opened.id) > ($2, $3::uuid))
        order by date_trunc('milliseconds', opened.opened_at), opened.id
        limit $1`,
      [limit, after?.createdAt, after?.id],
    );
  }
}
