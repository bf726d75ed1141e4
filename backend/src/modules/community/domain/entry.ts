import { DomainError } from '../../../shared/errors.js';

/** What people write here: a post, or a reply to a post. */
export type EntryKind = 'post' | 'reply';

/** Names one post or one reply. */
export interface Entry {
  readonly kind: EntryKind;
  readonly id: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Checks an id that came from outside.
 * @throws DomainError not_found `post_not_found`, `reply_not_found` for a text that cannot be an id
 */
export function entryOf(kind: EntryKind, id: string): Entry {
  if (!UUID.test(id)) throw notFound(kind);
  return { kind, id };
}

const NOT_FOUND = {
  post: () => new DomainError('not_found', 'post_not_found', 'Post not found'),
  reply: () => new DomainError('not_found', 'reply_not_found', 'Reply not found'),
} satisfies Record<EntryKind, () => DomainError>;

export function notFound(kind: EntryKind): DomainError {
  return NOT_FOUND[kind]();
}

const NOT_YOURS = {
  post: () => new DomainError('forbidden', 'not_your_post', 'You can only delete your own posts'),
  reply: () => new DomainError('forbidden', 'not_your_reply', 'You can only delete your own replies'),
} satisfies Record<EntryKind, () => DomainError>;

export function notYours(kind: EntryKind): DomainError {
  return NOT_YOURS[kind]();
}

const OWN = {
  post: () => new DomainError('forbidden', 'own_post', 'You cannot report your own post, but you can delete it'),
  reply: () => new DomainError('forbidden', 'own_reply', 'You cannot report your own reply, but you can delete it'),
} satisfies Record<EntryKind, () => DomainError>;

/** The refusal of a report of what the person wrote. */
export function reportOfOwn(kind: EntryKind): DomainError {
  return OWN[kind]();
}

/** The refusal of muting oneself. */
export function muteOfOneself(): DomainError {
  return new DomainError('forbidden', 'own_mute', 'You cannot mute yourself');
}
