import { Inject, Injectable } from '@nestjs/common';
import { Engine } from '@sahaay/engine';
import { CONFIG, type Config } from '../../../config.js';
import type { Transaction } from '../../../database/transactions.js';
import { AccountStore } from '../../account/public.js';
import { EntryStore } from '../adapters/entry.store.js';
import { isComparable, isSale, refusalOf } from '../domain/brakes.js';

/** Holds back what harms the community before it is written. */
@Injectable()
export class BrakeEntry {
  private readonly scale: number;

  constructor(
    private readonly accounts: AccountStore,
    private readonly entries: EntryStore,
    private readonly engine: Engine,
    @Inject(CONFIG) { throttleScale }: Config,
  ) {
    this.scale = throttleScale;
  }

  /**
   * Whoever tells of an emergency is never held back, unless they sell something. The caller has locked the account, so
   * that two calls at once count as two.
   * @param postId the post that it answers; null when it is a post
   * @throws DomainError `private_offer`, `too_many_links`, `same_text_again`, `text_of_others`, `link_flood`,
   *   `new_account_flood`
   */
  async execute(transaction: Transaction, authorId: string, content: string, postId: string | null): Promise<void> {
    const earlier = await this.entries.recentOf(transaction, authorId);
    const others = isComparable(content) ? await this.entries.othersWith(transaction, content, authorId) : 0;
    const isProven = (await this.accounts.proven(transaction, [authorId])).has(authorId);
    const refusal = refusalOf({ content, postId, earlier, others, isProven }, new Date(), this.scale);
    if (refusal && (isSale(content) || !this.isEmergency(content))) throw refusal;
  }

  /** Whether the engine, which reads it here and keeps nothing, finds an emergency. */
  private isEmergency(content: string): boolean {
    const { text } = this.engine.retell(content);
    const flags = this.engine.redFlags(this.engine.read({ text, person: {}, answers: [] }));
    return flags.some(({ level }) => level === 'emergency');
  }
}
