import { DomainError } from '../../../shared/errors.js';
import type { EntryKind } from './entry.js';
import type { Written } from './written.js';

const KEY = /^[\w-]{16,64}$/;

/** What came under a key before; `entry` is undefined when it was deleted meanwhile. */
export interface SentBefore {
  readonly entry:
    | (Written & { readonly kind: EntryKind; readonly id: string; readonly postId: string | null })
    | undefined;
}

/**
 * Checks the key under which something is sent, by which the server knows it again.
 * @throws DomainError invalid `invalid_idempotency_key`
 */
export function sendingKey(key: string | undefined): string | undefined {
  if (key === undefined || KEY.test(key)) return key;
  throw new DomainError('invalid', 'invalid_idempotency_key', 'Idempotency-Key must be 16 to 64 letters and digits');
}

/**
 * The id of what came under this key before.
 * @param now what comes under it now, and the post that it answers
 * @throws DomainError conflict `idempotency_key_reused` when that is something else, or what came before was deleted
 */
export function sameAsBefore({ entry }: SentBefore, now: Written & { readonly postId?: string }): string {
  const isSame =
    entry?.content === now.content && entry.anonymous === now.anonymous && entry.postId === (now.postId ?? null);
  if (entry && isSame) return entry.id;
  throw new DomainError('conflict', 'idempotency_key_reused', 'This was already sent, with other words');
}
