import { Injectable } from '@nestjs/common';
import { EntryStore } from '../adapters/entry.store.js';
import { notFound, notYours, type Entry } from '../domain/entry.js';
import { LiveNews } from '../domain/live-news.js';

/** Removes a person's own post or reply with its likes and reports, and a post with its replies. */
@Injectable()
export class DeleteEntry {
  constructor(
    private readonly entries: EntryStore,
    private readonly news: LiveNews,
  ) {}

  /** @throws DomainError not_found `post_not_found`, `reply_not_found`, forbidden `not_your_post`, `not_your_reply` */
  async execute(accountId: string, entry: Entry): Promise<void> {
    const postId = await this.entries.deleteBy(accountId, entry);
    if (postId) return this.news.postChanged(postId);
    throw (await this.entries.isShown(entry)) ? notYours(entry.kind) : notFound(entry.kind);
  }
}
