import type { EntryKind } from '../domain/entry.js';
import type { ShownEntry } from './post.read-model.js';

/** What everybody is shown of a post or a reply. */
export const shown = (kind: EntryKind) =>
  ({
    id: `${kind}.id`,
    content: `${kind}.content`,
    createdAt: `${kind}.created_at`,
    // The query counts likes whenever it shows an entry, since a stored counter could drift from them.
    likes: `(select count(*)::int from ${kind}_like where ${kind}_id = ${kind}.id)`,
  }) satisfies Record<keyof ShownEntry, string>;

/** What one reader is shown of it besides. $1 is the id of the reader. */
export const shownToReader = (kind: EntryKind) => ({
  ...shown(kind),
  username: `case when ${kind}.anonymous then 'Anonymous' else coalesce(person.name, 'Anonymous') end`,
  // Without `offset 0`, PostgreSQL may read all that the reader has ever liked, for each page anew.
  liked: `exists (select from ${kind}_like where ${kind}_id = ${kind}.id and account_id = $1 offset 0)`,
  mine: `${kind}.account_id = $1`,
  // What was hidden before there were moderators has no case.
  hidden: `case when ${kind}.hidden_at is not null and ${kind}.account_id = $1 then coalesce(
      (select json_build_object('by', coalesce(hidden_by, 'reports'), 'reason', reason, 'review', case
                when review_asked_at is null then 'possible' when decided_at > review_asked_at then 'done'
                else 'asked' end)
         from moderation_case where ${kind}_id = ${kind}.id),
      '{"by": "reports", "reason": null, "review": "possible"}'::json) end`,
});

/**
 * Whether the reader, $1, wants to read the author. Who is muted without a name stays readable in what they wrote before
 * under no name, since the reader would else learn which of these are by one hand.
 * @param kind the table, or the name that a query gives it
 */
export const notMuted = (kind: string) => `not exists (
  select from mute where mute.account_id = $1 and mute.author_id = ${kind}.account_id
     and mute.anonymous = ${kind}.anonymous
     and (not mute.anonymous or mute.entry_id = ${kind}.id or mute.created_at <= ${kind}.created_at))`;
