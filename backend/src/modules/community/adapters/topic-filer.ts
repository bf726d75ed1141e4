import { setImmediate as othersTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../database/transactions.js';
import type { EntryKind } from '../domain/entry.js';
import { SearchKnowledge } from '../domain/search-knowledge.js';
import { TopicFiling } from '../domain/topic-filing.js';

const KINDS = ['post', 'reply'] as const;
/**
 * So many posts and as many replies at most are filed in one transaction. They take some 9 ms of the processor at one go,
 * and people's calls have their turn before the next.
 */
const AT_ONCE = 200;
/** So many lines of what nobody uses any more are deleted in one transaction. */
const DELETED_AT_ONCE = 5000;
/**
 * What is written is filed when it is so old. Its moment is set before its transaction ends, and by the clock of a
 * replica: no text may come later than the filing that has passed its moment.
 */
const FILED_AFTER = '5 minutes';
/** A filing that no release has used for so long is deleted. */
const UNUSED_FOR = '7 days';

/** All topics of this release. */
interface Filing {
  readonly topics: TopicFiling;
  readonly version: string;
  readonly keys: readonly string[];
}

/**
 * Files posts and replies under the topics to which their words belong, the oldest first, and remembers up to which
 * moment. When the knowledge base changes, another filing begins beside the old one, which stays while a release uses
 * it. Replicas of one release take turns.
 */
@Injectable()
export class TopicFiler {
  private filing: Promise<Filing> | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly knowledge: SearchKnowledge,
  ) {}

  /**
   * Files everything that is old enough.
   * @param isOver whether to stop before the end
   */
  async file(isOver: () => boolean = () => false): Promise<void> {
    const horizon = await this.horizon();
    if (!horizon) return;
    const filing = await (this.filing ??= this.allTopics());
    await this.database.query(
      `insert into topic_filing (version, topic_keys) values ($1, $2)
       on conflict (version) do update set used_at = now() where topic_filing.used_at < now() - interval '1 day'`,
      [filing.version, filing.keys],
    );
    while (!isOver() && (await this.fileSome(filing, horizon)));
    while (!isOver() && (await this.forgetSome()));
  }

  /** All topics take a quarter of a second, in which others have their turn. */
  private async allTopics(): Promise<Filing> {
    const topics = new TopicFiling();
    for (const { id } of this.knowledge.topics) {
      topics.add(this.knowledge.about(id));
      await othersTurn();
    }
    return { topics, version: topics.version, keys: topics.keys };
  }

  /**
   * Up to when everything is here and has words, in whole milliseconds, as a Date tells them.
   * @returns undefined when nobody wrote anything yet
   */
  private async horizon(): Promise<Date | undefined> {
    const wordless = KINDS.map((kind) => `(select min(created_at) from ${kind} where words is null)`);
    const [found] = await this.database.query<{ horizon: Date }[]>(
      `select date_trunc('milliseconds',
         least(now() - interval '${FILED_AFTER}', least(${wordless.join()}) - interval '1 millisecond')) as horizon
        where exists (select from post)`,
    );
    return found?.horizon;
  }

  /** @returns whether there may be more to do */
  private fileSome({ version, topics }: Filing, horizon: Date): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const [filing] = await transaction.query<{ filedTo: Date }[]>(
        'select filed_to as "filedTo" from topic_filing where version = $1 for update skip locked',
        [version],
      );
      if (!filing || filing.filedTo >= horizon) return false;
      const until = await endOfStretch(transaction, filing.filedTo, horizon);
      let texts = 0;
      for (const kind of KINDS) texts += await fileStretch(transaction, kind, topics, { since: filing.filedTo, until });
      if (texts === 0) return false;
      await transaction.query('update topic_filing set filed_to = $2 where version = $1', [version, until]);
      return until < horizon;
    });
  }

  /**
   * Deletes some of a filing that no release uses any more, but what another one shares.
   * @returns whether there may be more to delete
   */
  private forgetSome(): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const [unused] = await transaction.query<{ version: string; keys: string[] }[]>(
        `select version, array(select unnest(topic_keys) except
                  select unnest(topic_keys) from topic_filing as other where other.version <> topic_filing.version) as keys
           from topic_filing where used_at < now() - interval '${UNUSED_FOR}' limit 1 for update skip locked`,
      );
      if (!unused) return false;
      await transaction.query(`update topic_filing set filed_to = 'epoch' where version = $1`, [unused.version]);
      let deleted = 0;
      for (const kind of KINDS) {
        const [, count] = await transaction.query<[unknown, number]>(
          `delete from ${kind}_topic where (${kind}_id, topic_key) in (
             select ${kind}_id, topic_key from ${kind}_topic where topic_key = any($1) limit ${DELETED_AT_ONCE}
                for update skip locked)`,
          [unused.keys],
        );
        deleted += count;
      }
      if (deleted === 0) await transaction.query('delete from topic_filing where version = $1', [unused.version]);
      return true;
    });
  }
}

/** Where a stretch after a moment ends that has so many posts or replies as are filed at once; the horizon at the latest. */
async function endOfStretch(transaction: Transaction, since: Date, horizon: Date): Promise<Date> {
  const last = KINDS.map(
    (kind) => `(select date_trunc('milliseconds', created_at) + interval '1 millisecond' from ${kind}
                 where hidden_at is null and created_at > $1 order by created_at offset ${AT_ONCE} limit 1)`,
  );
  const [{ until }] = await transaction.query<[{ until: Date }]>(
    `select least($2::timestamptz, ${last.join()}) as until`,
    [since, horizon],
  );
  return until;
}

/** @returns how many texts there were */
async function fileStretch(
  transaction: Transaction,
  kind: EntryKind,
  topics: TopicFiling,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<number> {
  const within = 'created_at > $1 and created_at <= $2';
  const texts = await transaction.query<{ id: string; words: string[] }[]>(
    `select id, tsvector_to_array(words) as words from ${kind}
      where (hidden_at is null and ${within}) or (hidden_at is not null and ${within})`,
    [since, until],
  );
  const lines = texts.flatMap(({ id, words }) => topics.of(words).map((key) => [id, key] as const));
  // A text that is deleted meanwhile is not waited for, since its deletion may wait for another one that is locked here.
  if (lines.length > 0)
    await transaction.query(
      `insert into ${kind}_topic (${kind}_id, topic_key, created_at)
       select ${kind}.id, topic_key, created_at
         from unnest($1::uuid[], $2::bigint[]) as filed (id, topic_key) join ${kind} using (id)
          for key share of ${kind} nowait
       on conflict do nothing`,
      [lines.map(([id]) => id), lines.map(([, key]) => key)],
    );
  return texts.length;
}
