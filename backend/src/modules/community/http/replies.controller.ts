import { Body, Controller, Delete, Get, HttpCode, Param, Post as HttpPost, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { DONE, DoneAnswer } from '../../../shared/http/done.dto.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { RepliesQueries } from '../adapters/replies.queries.js';
import { Reply } from '../adapters/reply.read-model.js';
import { fromCursor } from '../domain/cursor.js';
import { entryOf } from '../domain/entry.js';
import { AskReview } from '../use-cases/ask-review.js';
import { CreateReply } from '../use-cases/create-reply.js';
import { DeleteEntry } from '../use-cases/delete-entry.js';
import { ReportEntry } from '../use-cases/report-entry.js';
import { ToggleLike } from '../use-cases/toggle-like.js';
import { IdempotencyKey, SentOnce } from './idempotency-key.decorator.js';
import { PageRequest } from './page.dto.js';
import { pageOf } from './page.js';
import { LikeResult, NewReply } from './written.dto.js';

@Controller('community')
export class RepliesController {
  constructor(
    private readonly replies: RepliesQueries,
    private readonly creating: CreateReply,
    private readonly liking: ToggleLike,
    private readonly deleting: DeleteEntry,
    private readonly reporting: ReportEntry,
    private readonly asking: AskReview,
  ) {}

  /**
   * Lists the replies to a post, oldest first. While there are more, the `Link` header holds the address of the next
   * page.
   */
  @Get('posts/:id/replies')
  async listReplies(
    @CurrentUser() user: CurrentUser,
    @Param('id') postId: string,
    @Query() { limit, cursor }: PageRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Reply[]> {
    const after = cursor === undefined ? undefined : fromCursor(cursor);
    const found = await this.replies.page(user.id, entryOf('post', postId).id, limit + 1, after);
    return pageOf(found, limit, request, response);
  }

  /** Adds a reply of at most 2,000 characters to a post. It counts under the limit of posts. */
  @SentOnce()
  @Limit('posts')
  @HttpCode(201)
  @HttpPost('posts/:id/replies')
  async createReply(
    @CurrentUser() user: CurrentUser,
    @Param('id') postId: string,
    @Body() reply: NewReply,
    @IdempotencyKey() key?: string,
  ): Promise<Reply> {
    const id = await this.creating.execute(user.id, postId, reply, key);
    return this.replies.reply(user.id, id);
  }

  /** Likes a reply, or takes the like back. */
  @Limit('likes')
  @HttpCode(200)
  @HttpPost('replies/:id/like')
  async toggleReplyLike(@CurrentUser() user: CurrentUser, @Param('id') id: string): Promise<LikeResult> {
    return this.liking.execute(user.id, entryOf('reply', id));
  }

  /** Removes a reply of the signed-in person. */
  @Delete('replies/:id')
  async deleteReply(@CurrentUser() user: CurrentUser, @Param('id') id: string): Promise<DoneAnswer> {
    await this.deleting.execute(user.id, entryOf('reply', id));
    return DONE;
  }

  /** Reports a reply of somebody else. Three different reporters who are proven hide it. */
  @Limit('reports')
  @HttpCode(200)
  @HttpPost('replies/:id/report')
  async reportReply(@CurrentUser() user: CurrentUser, @Param('id') id: string): Promise<DoneAnswer> {
    await this.reporting.execute(user.id, entryOf('reply', id));
    return DONE;
  }

  /** Asks a moderator to look again at a reply of the signed-in person that is hidden. It can be asked once. */
  @HttpCode(200)
  @HttpPost('replies/:id/review')
  async askReplyReview(@CurrentUser() user: CurrentUser, @Param('id') id: string): Promise<DoneAnswer> {
    await this.asking.execute(user.id, entryOf('reply', id));
    return DONE;
  }
}
