import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { prepared } from '../../../database/prepared.js';
import type { Transaction } from '../../../database/transactions.js';
import { COMPARED_HOURS, type Earlier } from '../domain/brakes.js';
import type { Entry } from '../domain/entry.js';
import { wordsOf } from '../domain/words-to-find.js';
import type { Left } from '../domain/live-news.js';
import type { Written } from '../domain/written.js';

/** A post as the table holds it. */
export interface NewPost extends Written {
  readonly id: string;
  readonly authorId: string;
  readonly createdAt: Date;
  /** Whether its author is a child, also once the child has grown up: no search and no topic finds it. */
  readonly isByChild: boolean;
}

/** A reply as the table holds it. */
export interface NewReply extends NewPost {
  readonly postId: string;
}

/** What a toggled like led to. */
export interface Toggled {
  readonly likes: number;
  readonly liked: boolean;
}

/** So many of the texts that an author wrote lately are compared with the next. */
const MOST_RECENT = 200;

/** Of a reply, readers see as much as of its post. */
const SHOWN = {
  post: `select post.account_id as "authorId" from post where post.id = $1 and post.hidden_at is null`,
  reply: `select reply.account_id as "authorId" from reply join post on post.id = reply.post_id
           where reply.id = $1 and reply.hidden_at is null and post.hidden_at is null`,
} satisfies Record<Entry['kind'], string>;

/** The column that names the post to which an entry belongs. */
const POST_ID = { post: 'id', reply: 'post_id' } satisfies Record<Entry['kind'], string>;

/**
 * Owns the tables of posts and replies, and of who likes and who reported them: every other class that writes, locks or
 * asks about a row of them calls this one. Screens read through `PostsQueries` and `RepliesQueries`. Hold the account
 * before you lock an entry, so that no two transactions wait for each other in a circle.
 */
@Injectable()
export class EntryStore {
  constructor(private readonly database: DataSource) {}

  async insertPost(transaction: Transaction, post: NewPost): Promise<void> {
    await transaction.query(
      `insert into post (id, account_id, content, anonymous, created_at, by_child, words)
       values ($1, $2, $3, $4, $5, $6, array_to_tsvector($7))`,
      [
        post.id,
        post.authorId,
        post.content,
        post.anonymous,
        post.createdAt,
        post.isByChild,
        keptWords(post.content, post.isByChild),
      ],
    );
  }

  /** Adds a reply to a post. It answers false when readers do not see the post, or when it is being deleted. */
  async insertReply(transaction: Transaction, reply: NewReply): Promise<boolean> {
    const [post] = await transaction.query<{ isByChild: boolean }[]>(
      'select by_child as "isByChild" from post where id = $1 and hidden_at is null for key share',
      [reply.postId],
    );
    if (!post) return false;
    const words = keptWords(reply.content, reply.isByChild || post.isByChild);
    await transaction.query(
      `insert into reply (id, post_id, account_id, content, anonymous, created_at, words)
       values ($1, $2, $3, $4, $5, $6, array_to_tsvector($7))`,
      [reply.id, reply.postId, reply.authorId, reply.content, reply.anonymous, reply.createdAt, words],
    );
    return true;
  }

  /** What a person wrote within the hours in which texts are compared, the newest first. */
  async recentOf(transaction: Transaction, authorId: string): Promise<Earlier[]> {
    const written = (kind: Entry['kind'], postId: string) => `
      select content, created_at as "createdAt", ${postId} as "postId" from ${kind}
       where account_id = $1 and created_at > now() - interval '${COMPARED_HOURS} hours'`;
    return transaction.query<Earlier[]>(
      `${written('post', 'null::uuid')} union all ${written('reply', 'post_id')}
        order by "createdAt" desc limit ${MOST_RECENT}`,
      [authorId],
    );
  }

  /** How many people besides the author wrote these very words within the same hours. */
  async othersWith(transaction: Transaction, content: string, authorId: string): Promise<number> {
    const same = (kind: Entry['kind']) => `
      select account_id from ${kind}
       where content = $1 and char_length(content) >= 40 and account_id <> $2
         and created_at > now() - interval '${COMPARED_HOURS} hours'`;
    const [{ others }] = await transaction.query<[{ others: number }]>(
      `select count(distinct account_id)::int as others from (${same('post')} union all ${same('reply')}) same`,
      [content, authorId],
    );
    return others;
  }

  /** Whether readers see this. */
  async isShown({ kind, id }: Entry): Promise<boolean> {
    const shown = await this.database.query<unknown[]>(SHOWN[kind], [id]);
    return shown.length > 0;
  }

  /**
   * Keeps every other call from changing what readers see before the transaction ends.
   * @returns the id of its author; undefined when readers see no such thing
   */
  async lockShown(transaction: Transaction, { kind, id }: Entry): Promise<{ authorId: string } | undefined> {
    const [entry] = await transaction.query<{ authorId: string }[]>(`${SHOWN[kind]} for no key update of ${kind}`, [
      id,
    ]);
    return entry;
  }

  /**
   * Removes it with its likes, reports and replies.
   * @returns the id of the post to which it belonged; undefined when this person wrote no such thing
   */
  async deleteBy(authorId: string, { kind, id }: Entry): Promise<string | undefined> {
    const [[removed]] = await this.database.query<[{ postId: string }[], number]>(
      `delete from ${kind} where id = $1 and account_id = $2 returning ${POST_ID[kind]} as "postId"`,
      [id, authorId],
    );
    return removed?.postId;
  }

  /** What would go with the account of this person. */
  async leftBy(transaction: Transaction, accountId: string): Promise<Left> {
    const posts = await transaction.query<{ id: string }[]>(
      `select id from post where account_id = $1 union select post_id from reply where account_id = $1`,
      [accountId],
    );
    const liked = await transaction.query<Entry[]>(
      `select 'post' as kind, post_id as id from post_like where account_id = $1
       union all select 'reply', reply_id from reply_like where account_id = $1`,
      [accountId],
    );
    return { posts: posts.map(({ id }) => id), liked };
  }

  /**
   * Likes an entry, or takes the like back. Toggles of one entry wait for each other.
   * @returns how many people like it now, and whether this person does; a word for why nothing changed
   */
  async toggleLike({ kind, id }: Entry, accountId: string): Promise<Toggled | 'account_gone' | 'not_shown'> {
    const [{ problem, ...toggled }] = (await prepared(
      this.database,
      `select problem, likes, liked from toggle_${kind}_like($1, $2)`,
      [id, accountId],
    )) as [Toggled & { problem: 'account_gone' | 'not_shown' | null }];
    return problem ?? toggled;
  }

  /**
   * Locks what a person wrote, hidden or not.
   * @returns whether it is hidden; undefined when this person wrote no such thing
   */
  async lockOwn(transaction: Transaction, { kind, id }: Entry, authorId: string): Promise<boolean | undefined> {
    const [own] = await transaction.query<{ hidden: boolean }[]>(
      `select hidden_at is not null as hidden from ${kind} where id = $1 and account_id = $2 for no key update`,
      [id, authorId],
    );
    return own?.hidden;
  }

  /** Stores a report. It answers false when the person has reported it before. */
  async report(transaction: Transaction, { kind, id }: Entry, accountId: string): Promise<boolean> {
    const added = await transaction.query<unknown[]>(
      `insert into ${kind}_report (${kind}_id, account_id, created_at) values ($1, $2, now())
       on conflict do nothing returning 1`,
      [id, accountId],
    );
    return added.length > 0;
  }

  /** The people who reported it since a moderator last decided about it. */
  async reporters(transaction: Transaction, { kind, id }: Entry): Promise<string[]> {
    const rows = await transaction.query<{ id: string }[]>(
      `select account_id as id from ${kind}_report
        where ${kind}_id = $1 and created_at > coalesce(
          (select decided_at from moderation_case where ${kind}_id = $1), '-infinity')`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** Keeps all that a child wrote, and what was answered to it, out of the search and of the topics, for good. */
  async keepFromSearch(transaction: Transaction, authorId: string): Promise<void> {
    const ofChild = {
      post: 'account_id = $1',
      reply: '(account_id = $1 or post_id in (select id from post where account_id = $1))',
    } satisfies Record<Entry['kind'], string>;
    await transaction.query(`update post set by_child = true, words = '' where ${ofChild.post} and not by_child`, [
      authorId,
    ]);
    await transaction.query(
      `update reply set words = '' where ${ofChild.reply} and words is distinct from ''::tsvector`,
      [authorId],
    );
    for (const kind of ['post', 'reply'] as const)
      await transaction.query(
        `delete from ${kind}_topic where ${kind}_id in (select id from ${kind} where ${ofChild[kind]})`,
        [authorId],
      );
  }

  /**
   * Hides an entry that this transaction has locked, or shows it again.
   * @returns the id of the post to which it belongs
   */
  async setHidden(transaction: Transaction, { kind, id }: Entry, isHidden: boolean): Promise<string> {
    const value = isHidden ? 'coalesce(hidden_at, now())' : 'null';
    const [[changed]] = await transaction.query<[[{ postId: string }], number]>(
      `update ${kind} set hidden_at = ${value} where id = $1 returning ${POST_ID[kind]} as "postId"`,
      [id],
    );
    return changed.postId;
  }
}

/**
 * The words by which a text is found. What a child wrote, and what is answered to it, has none, since a search shows the
 * post and the reply together.
 */
const keptWords = (content: string, isOfChild: boolean): readonly string[] => (isOfChild ? [] : wordsOf(content));
