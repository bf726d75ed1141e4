import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { AccountStore } from '../../account/public.js';
import { EntryStore } from '../adapters/entry.store.js';
import { SentStore } from '../adapters/sent.store.js';
import { entryOf, notFound } from '../domain/entry.js';
import { assertMayWrite } from '../domain/children.js';
import { LiveNews } from '../domain/live-news.js';
import { sameAsBefore, sendingKey } from '../domain/sent-once.js';
import { written, type Unchecked } from '../domain/written.js';
import { BrakeEntry } from './brake-entry.js';

/** Adds a reply below the others of a post. */
@Injectable()
export class CreateReply {
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
   * @returns the id of the reply
   * @throws DomainError invalid `invalid_reply`, `invalid_idempotency_key`, conflict `idempotency_key_reused`, forbidden `guardian_needed`, too_large `reply_too_long`, not_found `post_not_found` when readers do
   *   not see the post
   */
  async execute(authorId: string, postId: string, input: Unchecked, key?: string): Promise<string> {
    const post = entryOf('post', postId);
    const reply = written('reply', input);
    const once = sendingKey(key);
    const replyId = await this.transactions.run(async (transaction) => {
      const author = await this.accounts.lockAuthor(transaction, authorId);
      if (!author) throw notSignedIn();
      assertMayWrite(author);
      const before = once && (await this.sent.claim(transaction, authorId, once));
      if (before) return sameAsBefore(before, { ...reply, postId: post.id });
      await this.braking.execute(transaction, authorId, reply.content, post.id);
      const id = randomUUID();
      const added = { ...reply, id, postId: post.id, authorId, createdAt: new Date(), isByChild: author.isChild };
      if (!(await this.entries.insertReply(transaction, added))) throw notFound('post');
      if (once) await this.sent.keep(transaction, authorId, once, { kind: 'reply', id });
      return id;
    }, once !== undefined);
    this.news.postChanged(post.id);
    return replyId;
  }
}
