import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../database/transactions.js';
import type { Entry } from '../domain/entry.js';
import type { Act, Decision, Reason } from '../domain/moderation.js';

/** An entry about which a moderator decides. */
export interface OpenedCase {
  readonly entry: Entry;
  readonly authorId: string;
}

/**
 * Owns what waits for a moderator and what was decided. The caller has locked the entry, so that no two calls write its
 * case at once.
 */
@Injectable()
export class CaseStore {
  /** Puts an entry before the moderators. One that waits already keeps its place. */
  async open(transaction: Transaction, { kind, id }: Entry): Promise<void> {
    await transaction.query(
      `insert into moderation_case (id, ${kind}_id, opened_at) values ($1, $2, clock_timestamp())
       on conflict (${kind}_id) do update set opened_at = excluded.opened_at
        where moderation_case.decided_at > moderation_case.opened_at`,
      [randomUUID(), id],
    );
  }

  /** Notes that reports hide the entry, for its author to read. */
  async hiddenByReports(transaction: Transaction, entry: Entry): Promise<void> {
    await transaction.query(
      `update moderation_case set hidden_by = 'reports', reason = null, review_asked_at = null
        where ${entry.kind}_id = $1`,
      [entry.id],
    );
    await this.record(transaction, entry, 'hide_by_reports');
  }

  /** Notes that the author asks for another look. It answers false when they have asked already. */
  async askReview(transaction: Transaction, entry: Entry): Promise<boolean> {
    await this.open(transaction, entry);
    const [, asked] = await transaction.query<[unknown, number]>(
      `update moderation_case set review_asked_at = clock_timestamp()
        where ${entry.kind}_id = $1 and review_asked_at is null`,
      [entry.id],
    );
    if (asked > 0) await this.record(transaction, entry, 'ask_review');
    return asked > 0;
  }

  /** The entry of a case and its author, both locked; undefined when it is gone. */
  async lock(transaction: Transaction, id: string): Promise<OpenedCase | undefined> {
    for (const kind of ['post', 'reply'] as const) {
      const [found] = await transaction.query<{ id: string; authorId: string }[]>(
        `select ${kind}.id, ${kind}.account_id as "authorId"
           from moderation_case join ${kind} on ${kind}.id = moderation_case.${kind}_id
          where moderation_case.id = $1 for no key update of ${kind}`,
        [id],
      );
      if (found) return { entry: { kind, id: found.id }, authorId: found.authorId };
    }
    return undefined;
  }

  /** Notes what a moderator decided. Reports of before do not count any more. */
  async decide(transaction: Transaction, entry: Entry, moderatorId: string, decision: Decision): Promise<void> {
    const reason = decision.act === 'hide' ? decision.reason : null;
    await transaction.query(
      `update moderation_case set decided_at = clock_timestamp(), hidden_by = $2, reason = $3,
              review_asked_at = case when $2::text is null then null else review_asked_at end
        where ${entry.kind}_id = $1`,
      [entry.id, reason && 'moderator', reason],
    );
    await this.record(transaction, entry, decision.act, { moderatorId, reason });
  }

  private async record(
    transaction: Transaction,
    { kind, id }: Entry,
    act: Act,
    by?: { moderatorId: string; reason: Reason | null },
  ): Promise<void> {
    await transaction.query(
      `insert into moderation_act (id, act, reason, moderator_id, ${kind}_id, created_at)
       values ($1, $2, $3, $4, $5, clock_timestamp())`,
      [randomUUID(), act, by?.reason ?? null, by?.moderatorId ?? null, id],
    );
  }
}
