import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import { LaggingReads } from '../../../database/lagging-reads.js';
import { prepared } from '../../../database/prepared.js';
import type { Position } from '../domain/cursor.js';
import type { Question } from '../domain/topic-filing.js';
import { fewestNames, rangesOf, type Wanted } from '../domain/wanted.js';
import type { FoundPost, FoundReply } from './found.read-model.js';
import { newestHits, type Search } from './newest-hits.js';
import type { Post } from './post.read-model.js';
import { POST_COLUMNS } from './posts.queries.js';
import { WordShares } from './word-shares.js';

type ReplyRow = {
  readonly [Field in Exclude<keyof FoundReply, 'ranges'> as `reply${Capitalize<Field>}`]: FoundReply[Field] | null;
};
type Row = Post & ReplyRow;

/** How common words are is asked for anew after so many milliseconds, since it changes slowly. */
const KNOWN_FOR = 600_000;

/** $1 is the reader, $2 the posts and $3 the replies by which they were found. */
const FOUND = `
  select ${columns<Row>({
    ...POST_COLUMNS,
    replyId: 'answer.id',
    replyContent: 'answer.content',
    replyCreatedAt: 'answer.created_at',
    replyUsername: `case when answer.anonymous then 'Anonymous' else coalesce(
      (select name from person where person.id = answer.account_id), 'Anonymous') end`,
  })}
    from unnest($2::uuid[], $3::uuid[]) with ordinality as found (post_id, reply_id, place)
    join post on post.id = found.post_id
    join person on person.id = post.account_id
    left join reply as answer on answer.id = found.reply_id
   order by found.place`;

/** Finds posts by the words of the post or of a reply. */
@Injectable()
export class FoundQueries {
  /**
   * So many of the newest posts and replies are compared with what is looked for, one after the other, which takes half
   * a microsecond each. Common words are found so before the index has told where all of them are.
   */
  compared = 1000;
  private known: { readonly at: number; readonly shares: WordShares } | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly reads: LaggingReads,
  ) {}

  /**
   * What `readerId` may see of what is asked for, newest first: at most `limit`, from the one that follows `after`.
   */
  async page(
    readerId: string,
    { wanted, filedUnder }: Question,
    limit: number,
    after?: Position,
  ): Promise<{ post: FoundPost; position: Position }[]> {
    const shares = await this.shares();
    const names = shares.rarestFirst(fewestNames(wanted));
    const areFew = shares.areFew(names);
    const search = { readerId, wanted: names, filedUnder, limit, compared: this.compared, areFew };
    const rows = await this.reads.run((database) => foundRows(database, search, after), readerId);
    return rows.map(({ position, ...row }) => ({ post: foundPost(row, wanted), position }));
  }

  private async shares(): Promise<WordShares> {
    if (!this.known || Date.now() - this.known.at > KNOWN_FOR)
      this.known = { at: Date.now(), shares: await WordShares.read(this.database) };
    return this.known.shares;
  }
}

async function foundRows(
  database: DataSource,
  search: Search,
  after?: Position,
): Promise<(Row & { position: Position })[]> {
  const hits = await newestHits(database, search, after);
  const ids = [hits.map(({ postId }) => postId), hits.map(({ replyId }) => replyId)];
  const rows = hits.length === 0 ? [] : await prepared<Row>(database, FOUND, [search.readerId, ...ids]);
  const positions = new Map(hits.map(({ postId, createdAt, id }) => [postId, { createdAt, id }]));
  return rows.map((row) => ({ ...row, position: positions.get(row.id)! }));
}

function foundPost(row: Row, wanted: Wanted): FoundPost {
  const { replyId, replyContent, replyCreatedAt, replyUsername, ...post } = row;
  const reply =
    replyId === null
      ? null
      : {
          id: replyId,
          content: replyContent!,
          createdAt: replyCreatedAt!,
          username: replyUsername!,
          ranges: rangesOf(replyContent!, wanted),
        };
  return { ...post, ranges: rangesOf(post.content, wanted), reply };
}
