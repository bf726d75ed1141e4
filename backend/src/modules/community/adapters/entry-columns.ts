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
  liked: `exists (select from ${kind}_like where ${kind}_id = ${kind}.id and account_id = $1)`,
  mine: `${kind}.account_id = $1`,
});
