import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { AccountStore } from '../../account/public.js';
import { EntryStore } from '../adapters/entry.store.js';
import { SentStore } from '../adapters/sent.store.js';
import { assertMayWrite } from '../domain/children.js';
import { LiveNews } from '../domain/live-news.js';
import { sameAsBefore, sendingKey } from '../domain/sent-once.js';
import { written, type Unchecked } from '../domain/written.js';
import { BrakeEntry } from './brake-entry.js';

/** Adds a post to the top of the feed. */
@Injectable()
export class CreatePost {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly entries: EntryStore,
    private readonly sent: SentStore,
    private readonly braking: BrakeEntry,
    private readonly news: LiveNews,
  ) {}

  /**
   * @param key with which the same call, sent again within 24 hours, changes nothing
   * @returns the id of the post
   * @throws DomainError invalid `invalid_post`, `invalid_idempotency_key`, too_large `post_too_long`, conflict
   *   `idempotency_key_reused`, forbidden `guardian_needed`
   */
  async execute(authorId: string, input: Unchecked, key?: string): Promise<string> {
    const post = written('post', input);
    const once = sendingKey(key);
    const id = await this.transactions.run(async (transaction) => {
      const author = await this.accounts.lockAuthor(transaction, authorId);
      if (!author) throw notSignedIn();
      assertMayWrite(author);
      const before = once && (await this.sent.claim(transaction, authorId, once));
      if (before) return sameAsBefore(before, post);
      await this.braking.execute(transaction, authorId, post.content, null);
      const added = randomUUID();
      await this.entries.insertPost(transaction, {
        ...post,
        id: added,
        authorId,
        createdAt: new Date(),
        isByChild: author.isChild,
      });
      if (once) await this.sent.keep(transaction, authorId, once, { kind: 'post', id: added });
      return added;
    }, once !== undefined);
    this.news.postCame();
    return id;
  }
}
