import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import type {
  CommunityExport,
  ExportedAct,
  ExportedMark,
  ExportedMute,
  ExportedPost,
  ExportedReply,
  ExportedReplyMark,
} from './community-export.read-model.js';
import { shown } from './entry-columns.js';

const POST = columns<ExportedPost>({
  ...shown('post'),
  anonymous: 'post.anonymous',
  hidden: 'post.hidden_at is not null',
});
const REPLY = columns<ExportedReply>({
  ...shown('reply'),
  postId: 'reply.post_id',
  anonymous: 'reply.anonymous',
  hidden: 'reply.hidden_at is not null',
});
const MARK = columns<ExportedMark>({ postId: 'post_id', createdAt: 'created_at' });
const REPLY_MARK = columns<ExportedReplyMark>({ replyId: 'reply_id', createdAt: 'created_at' });
const MUTE = columns<ExportedMute>({ entryId: 'entry_id', createdAt: 'created_at' });
const ACT = columns<ExportedAct>({ act: 'act', reason: 'reason', createdAt: 'created_at' });

/** Reads what the community keeps about a person. */
@Injectable()
export class CommunityExportQueries {
  constructor(private readonly database: DataSource) {}

  /** All that the community keeps about a person. */
  async export(accountId: string): Promise<CommunityExport> {
    const of = <Row>(select: string, owner = 'account_id') =>
      this.database.query<Row[]>(`select ${select} where ${owner} = $1 order by created_at`, [accountId]);
    return {
      posts: await of<ExportedPost>(`${POST} from post`),
      likes: await of<ExportedMark>(`${MARK} from post_like`),
      reports: await of<ExportedMark>(`${MARK} from post_report`),
      replies: await of<ExportedReply>(`${REPLY} from reply`),
      replyLikes: await of<ExportedReplyMark>(`${REPLY_MARK} from reply_like`),
      replyReports: await of<ExportedReplyMark>(`${REPLY_MARK} from reply_report`),
      mutes: await of<ExportedMute>(`${MUTE} from mute`),
      decisions: await of<ExportedAct>(`${ACT} from moderation_act`, 'moderator_id'),
    };
  }
}
