import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../shared/errors.js';
import { PostStore } from '../adapters/post.store.js';
import { checkPostId, postNotFound } from '../domain/post.js';

/** Removes a person's own post with its likes and reports. */
@Injectable()
export class DeletePost {
  constructor(private readonly posts: PostStore) {}

  /** @throws DomainError not_found `post_not_found`, forbidden `not_your_post` */
  async execute(accountId: string, id: string): Promise<void> {
    checkPostId(id);
    if (await this.posts.deleteBy(accountId, id)) return;
    if (!(await this.posts.isShown(id))) throw postNotFound();
    throw new DomainError('forbidden', 'not_your_post', 'You can only delete your own posts');
  }
}
