import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import type { Position } from '../domain/cursor.js';
import { postNotFound } from '../domain/post.js';
import type { CommunityExport, ExportedMark, ExportedPost } from './exported-posts.read-model.js';
import type { Post, ShownPost } from './post.read-model.js';

const SHOWN = {
  id: 'post.id',
  content: 'post.content',
  createdAt: 'post.created_at',
  // The query counts likes whenever it shows a post, since a stored counter could drift from them.
  likes: '(select count(*)::int from post_like where post_id = post.id)',
} satisfies Record<keyof ShownPost, string>;

/** $1 is the id of the reader. */
const POST_OF_READER = `
  select ${columns<Post>({
    ...SHOWN,
    username: `coalesce(person.name, 'Anonymous')`,
    liked: 'exists (select from post_like where post_id = post.id and account_id = $1)',
    mine: 'post.account_id = $1',
  })}
    from post join person on person.id = post.account_id`;

const EXPORTED_POST = columns<ExportedPost>({ ...SHOWN, hidden: 'post.hidden_at is not null' });

const EXPORTED_MARK = columns<ExportedMark>({ postId: 'post_id', createdAt: 'created_at' });

/** The queries by which screens read the community. */
@Injectable()
export class PostsQueries {
  constructor(private readonly database: DataSource) {}

  /** Posts as `readerId` sees them, newest first: at most `limit`, from the one that follows `after`. */
  async page(readerId: string, limit: number, after?: Position): Promise<Post[]> {
    return this.database.query<Post[]>(
      `${POST_OF_READER}
        where post.hidden_at is null and ($3::timestamptz is null or (post.created_at, post.id) < ($3, $4::uuid))
        order by post.created_at desc, post.id desc
        limit $2`,
      [readerId, limit, after?.createdAt, after?.id],
    );
  }

  /**
   * One post as `readerId` sees it.
   * @throws DomainError not_found `post_not_found`, also when the post was deleted together with its author a moment
   *   ago
   */
  async post(readerId: string, id: string): Promise<Post> {
    const [post] = await this.database.query<Post[]>(`${POST_OF_READER} where post.id = $2`, [readerId, id]);
    if (!post) throw postNotFound();
    return post;
  }

  /** All that the community keeps about a person. */
  async export(accountId: string): Promise<CommunityExport> {
    const posts = await this.database.query<ExportedPost[]>(
      `select ${EXPORTED_POST} from post where account_id = $1 order by created_at, id`,
      [accountId],
    );
    const likes = await this.database.query<ExportedMark[]>(
      `select ${EXPORTED_MARK} from post_like where account_id = $1 order by created_at`,
      [accountId],
    );
    const reports = await this.database.query<ExportedMark[]>(
      `select ${EXPORTED_MARK} from post_report where account_id = $1 order by created_at`,
      [accountId],
    );
    return { posts, likes, reports };
  }
}
