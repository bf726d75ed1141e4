import { FORBIDDEN_TEXT_PATTERN, POST_MAX_LENGTH, VISIBLE_TEXT_PATTERN } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';

/** A post disappears once this many different people have reported it. */
export const REPORTS_TO_HIDE = 3;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The part of a post that its author writes. */
export interface WrittenPost {
  readonly content: string;
}

/** What an author wrote, as it came from outside: a field may be missing or hold anything at all. */
export type UncheckedPost = { readonly [field in keyof WrittenPost]?: unknown };

/**
 * Checks what an author wrote.
 * @throws DomainError invalid `invalid_post`, too_large `post_too_long`
 */
export function writtenPost({ content }: UncheckedPost): WrittenPost {
  return { content: postContent(content) };
}

/**
 * Checks and trims the text of a post. It has 1 to 2,000 characters (Unicode code points) after trimming.
 * @throws DomainError invalid `invalid_post`, too_large `post_too_long`
 */
export function postContent(input: unknown): string {
  const content = typeof input === 'string' ? input.trim() : '';
  if (!VISIBLE_TEXT_PATTERN.test(content)) throw invalidPost('Post content cannot be empty');
  if (FORBIDDEN_TEXT_PATTERN.test(content)) throw invalidPost('Your post has a character that cannot be stored');
  if (Array.from(content).length > POST_MAX_LENGTH) {
    throw new DomainError('too_large', 'post_too_long', 'Your post is too long. Please shorten it');
  }
  return content;
}

/** @throws DomainError not_found `post_not_found` for a text that cannot be the id of a post */
export function checkPostId(id: string): void {
  if (!UUID.test(id)) throw postNotFound();
}

export function postNotFound(): DomainError {
  return new DomainError('not_found', 'post_not_found', 'Post not found');
}

function invalidPost(problem: string): DomainError {
  return new DomainError('invalid', 'invalid_post', problem, { content: problem });
}
