import { FORBIDDEN_TEXT_PATTERN, POST_MAX_LENGTH, VISIBLE_TEXT_PATTERN } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';
import type { EntryKind } from './entry.js';

/** The part of a post or a reply that its author decides. */
export interface Written {
  /** The trimmed text without markup. */
  readonly content: string;
  /** Whether it stands here without the author's name. */
  readonly anonymous: boolean;
}

/** What an author sent, as it came from outside: a field may be missing or hold anything at all. */
export type Unchecked = { readonly [field in keyof Written]?: unknown };

const REFUSALS = {
  post: {
    empty: 'Post content cannot be empty',
    unstorable: 'Your post has a character that cannot be stored',
    invalid: 'invalid_post',
    tooLong: () => new DomainError('too_large', 'post_too_long', 'Your post is too long. Please shorten it'),
  },
  reply: {
    empty: 'Reply content cannot be empty',
    unstorable: 'Your reply has a character that cannot be stored',
    invalid: 'invalid_reply',
    tooLong: () => new DomainError('too_large', 'reply_too_long', 'Your reply is too long. Please shorten it'),
  },
} as const satisfies Record<EntryKind, object>;

/**
 * Checks what an author wrote. The text has 1 to 2,000 characters (Unicode code points) after trimming.
 * @throws DomainError invalid `invalid_post`, `invalid_reply`, too_large `post_too_long`, `reply_too_long`
 */
export function written(kind: EntryKind, { content, anonymous }: Unchecked): Written {
  const refusal = REFUSALS[kind];
  const text = typeof content === 'string' ? content.trim() : '';
  if (!VISIBLE_TEXT_PATTERN.test(text)) throw invalid(refusal.invalid, refusal.empty);
  if (FORBIDDEN_TEXT_PATTERN.test(text)) throw invalid(refusal.invalid, refusal.unstorable);
  if (Array.from(text).length > POST_MAX_LENGTH) throw refusal.tooLong();
  return { content: text, anonymous: anonymous === true };
}

function invalid(reason: string, problem: string): DomainError {
  return new DomainError('invalid', reason, problem, { content: problem });
}
