/** What people write here: a post, or a reply to a post. */
export type EntryKind = 'post' | 'reply';
