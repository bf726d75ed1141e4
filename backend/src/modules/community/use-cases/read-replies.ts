import { Injectable } from '@nestjs/common';
import { EntryStore } from '../adapters/entry.store.js';
import { RepliesQueries } from '../adapters/replies.queries.js';
import type { Reply } from '../adapters/reply.read-model.js';
import type { Position } from '../domain/cursor.js';
import { entryOf, notFound } from '../domain/entry.js';

/** Reads the replies to a post. */
@Injectable()
export class ReadReplies {
  constructor(
    private readonly entries: EntryStore,
    private readonly replies: RepliesQueries,
  ) {}

  /**
   * @returns at most `limit` replies as `readerId` sees them, oldest first, from the one that follows `after`
   * @throws DomainError not_found `post_not_found` when readers do not see the post
   */
  async execute(readerId: string, postId: string, limit: number, after?: Position): Promise<Reply[]> {
    const post = entryOf('post', postId);
    const found = await this.replies.page(readerId, post.id, limit, after);
    // Only where nothing was found, it matters whether the post is there.
    if (found.length === 0 && !(await this.entries.isShown(post))) throw notFound('post');
    return found;
  }
}
