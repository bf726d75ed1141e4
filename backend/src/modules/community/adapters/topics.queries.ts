import type { DataSource } from 'typeorm';
import { prepared } from '../../../database/prepared.js';
import type { EntryKind } from '../domain/entry.js';

/**
 * Up to which moment, with it, everything is filed under a topic, by whichever release.
 * @returns undefined while nobody files anything under it
 */
export async function filedTo(database: DataSource, key: string): Promise<Date | undefined> {
  const [filing] = await prepared<{ filedTo: Date | null }>(
    database,
    'select max(filed_to) as "filedTo" from topic_filing where topic_keys @> array[$1::bigint]',
    [key],
  );
  return filing?.filedTo ?? undefined;
}

/** The entries of one kind that are filed under $5 and have the words $2, $3 and $4 being the place before which. */
export const filedEntries = (kind: EntryKind) => `
  select ${kind === 'post' ? 'post.id as post_id, null::uuid as reply_id' : 'reply.post_id, reply.id as reply_id'},
         ${kind}.created_at, ${kind}.id, ${kind}.account_id, ${kind}.anonymous
    from ${kind}_topic as filed join ${kind} on ${kind}.id = filed.${kind}_id
   where filed.topic_key = $5 and (filed.created_at, filed.${kind}_id) < ($3, $4::uuid)
     and ${kind}.hidden_at is null and coalesce(${kind}.words @@ $2::tsquery, false)`;
