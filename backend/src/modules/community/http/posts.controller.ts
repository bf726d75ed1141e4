import { Body, Controller, Delete, Get, HttpCode, Param, Post as HttpPost, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { DONE, DoneAnswer } from '../../../shared/http/done.dto.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { Post } from '../adapters/post.read-model.js';
import { PostsQueries } from '../adapters/posts.queries.js';
import { fromCursor } from '../domain/cursor.js';
import { entryOf } from '../domain/entry.js';
import { AskReview } from '../use-cases/ask-review.js';
import { CreatePost } from '../use-cases/create-post.js';
import { DeleteEntry } from '../use-cases/delete-entry.js';
import { ReportEntry } from '../use-cases/report-entry.js';
import { ToggleLike } from '../use-cases/toggle-like.js';
import { IdempotencyKey, SentOnce } from './idempotency-key.decorator.js';
import { PostsRequest } from './page.dto.js';
import { pageOf } from './page.js';
import { LikeResult, NewPost } from './written.dto.js';

@Controller('community/posts')
export class PostsController {
  constructor(
    private readonly posts: PostsQueries,
    private readonly creating: CreatePost,
    private readonly liking: ToggleLike,
    private readonly deleting: DeleteEntry,
    private readonly reporting: ReportEntry,
    private readonly asking: AskReview,
  ) {}

  /**
   * Lists the feed, newest post first. While there are more posts, the `Link` header holds the address of the next
   * page.
   */
  @Get()
  async listPosts(
    @CurrentUser() user: CurrentUser,
    @Query() { limit, cursor, by }: PostsRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Post[]> {
    const after = cursor === undefined ? undefined : fromCursor(cursor);
    const found = by
      ? await this.posts.pageOf(user.id, limit + 1, after)
      : await this.posts.page(user.id, limit + 1, after);
    return pageOf(found, limit, request, response, by && { by });
  }

  /** Adds a post of at most 2,000 characters. */
  @SentOnce()
  @Limit('posts')
  @HttpCode(201)
  @HttpPost()
  async createPost(
    @CurrentUser() user: CurrentUser,
    @Body() post: NewPost,
    @IdempotencyKey() key?: string,
  ): Promise<Post> {
    const id = await this.creating.execute(user.id, post, key);
    return this.posts.post(user.id, id);
  }

  /** Likes a post, or takes the like back. */
  @Limit('likes')
  @HttpCode(200)
  @HttpPost(':id/like')
  async toggleLike(@CurrentUser() user: CurrentUser, @Param('id') id: string): Promise<LikeResult> {
    return this.liking.execute(user.id, entryOf('post', id));
  }

  /** Removes a post of the signed-in person, with its replies. */
  @Delete(':id')
  async deletePost(@CurrentUser() user: CurrentUser, @Param('id') id: string): Promise<DoneAnswer> {
    await this.deleting.execute(user.id, entryOf('post', id));
    return DONE;
  }

  /** Reports a post of somebody else. Three different reporters who are proven hide it. */
  @Limit('reports')
  @HttpCode(200)
  @HttpPost(':id/report')
  async reportPost(@CurrentUser() user: CurrentUser, @Param('id') id: string): Promise<DoneAnswer> {
    await this.reporting.execute(user.id, entryOf('post', id));
    return DONE;
  }

  /** Asks a moderator to look again at a post of the signed-in person that is hidden. It can be asked once. */
  @HttpCode(200)
  @HttpPost(':id/review')
  async askPostReview(@CurrentUser() user: CurrentUser, @Param('id') id: string): Promise<DoneAnswer> {
    await this.asking.execute(user.id, entryOf('post', id));
    return DONE;
  }
}
